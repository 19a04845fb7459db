import type { Dashboard } from '../../../contract/staff.ts'
import { Money } from '../../parts/money.tsx'
import { percentOf } from './compare.ts'

type Figures = Dashboard['money']

const figures: readonly { of: keyof Figures; name: string; hint: string }[] = [
  { of: 'placed', name: 'Placed', hint: 'all orders of these days' },
  { of: 'confirmed', name: 'Confirmed', hint: 'by phone or card' },
  { of: 'delivered', name: 'Delivered', hint: 'the buyer has it' },
  { of: 'refused', name: 'Refused', hint: 'came back' },
  { of: 'paid', name: 'Paid', hint: 'by card, or cash noted' },
]

/** What was ordered is not yet earned: how far the money of these days has come. */
export const MoneyFigures = ({ money }: { money: Figures }) => (
  <dl className="mb-4 grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-5">
    {figures.map(({ of, name, hint }) => (
      <div key={of} className="border-line border-t pt-2 max-md:first:col-span-2">
        <dt className="text-ink-2">{name}</dt>
        <dd>
          <strong className="block font-semibold text-heading tabular-nums">
            <Money amount={money[of]} />
          </strong>
          <span className="text-caption text-ink-3">
            {of === 'placed' || money.placed === 0 ? hint : `${percentOf(money[of], money.placed)}, ${hint}`}
          </span>
        </dd>
      </div>
    ))}
  </dl>
)
