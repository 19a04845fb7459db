import type { ReactNode } from 'react'
import { toAmount, toCents } from '../../../contract/money.ts'
import type { Dashboard } from '../../../contract/staff.ts'
import { Money } from '../../parts/money.tsx'
import { countLabel } from '../../ui/count-label.ts'
import { percentOf } from './compare.ts'

type Figures = Dashboard['money']

const figures: readonly { of: keyof Figures; name: string; hint: string }[] = [
  { of: 'placed', name: 'Placed', hint: 'all orders of these days' },
  { of: 'confirmed', name: 'Confirmed', hint: 'by phone or card' },
  { of: 'delivered', name: 'Delivered', hint: 'the buyer has it' },
  { of: 'refused', name: 'Refused', hint: 'came back' },
  { of: 'paid', name: 'Paid', hint: 'by card, or cash noted' },
]

/** What was ordered is not yet earned: how far the money of these days has come, and what stays of it. */
export const MoneyFigures = ({ money, profit }: Pick<Dashboard, 'money' | 'profit'>) => (
  <dl className="mb-4 grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-3 xl:grid-cols-6">
    {figures.map(({ of, name, hint }) => (
      <Figure
        key={of}
        name={name}
        hint={of === 'placed' || money.placed === 0 ? hint : `${percentOf(money[of], money.placed)}, ${hint}`}
      >
        <Money amount={money[of]} />
      </Figure>
    ))}
    <Figure name="Profit" hint={profitHint(profit)}>
      {profit.orders > 0 ? <Money amount={toAmount(toCents(profit.earned) - toCents(profit.cost))} /> : '–'}
    </Figure>
  </dl>
)

type FigureProps = { name: string; hint: string; children: ReactNode }

const Figure = ({ name, hint, children }: FigureProps) => (
  <div className="border-line border-t pt-2">
    <dt className="text-ink-2">{name}</dt>
    <dd>
      <strong className="block font-semibold text-heading tabular-nums">{children}</strong>
      <span className="text-caption text-ink-3">{hint}</span>
    </dd>
  </div>
)

function profitHint({ earned, cost, orders, leftOut }: Dashboard['profit']): string {
  if (orders === 0) return 'enter what pieces cost, in Products'
  const share =
    earned > 0 ? `${percentOf(earned - cost, earned)} of what pieces earned` : 'pieces earned nothing'
  return leftOut === 0 ? share : `${share}, without ${countLabel(leftOut, 'sale')} of unknown cost`
}
