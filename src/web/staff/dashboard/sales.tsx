import { Link, useSearchParams } from 'react-router'
import { toAmount, toCents } from '../../../contract/money.ts'
import type { Dashboard } from '../../../contract/staff.ts'
import { Money } from '../../parts/money.tsx'
import { orderTime } from '../../parts/order/order-date.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { countLabel } from '../../ui/count-label.ts'
import { compared } from './compare.ts'
import { type DayRange, dayRanges } from './day-ranges.ts'
import { DaysChart } from './days-chart.tsx'
import { DaysTable } from './days-table.tsx'
import { MoneyFigures } from './money-figures.tsx'

type Props = {
  /** The range asked for; the figures may still be those of the last one. */
  range: DayRange
  dashboard: Dashboard
}

export function Sales({ range, dashboard }: Props) {
  const { days, revenueSince, money, profit, before } = dashboard
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const revenue = toAmount(days.reduce((cents, day) => cents + toCents(day.revenue), 0))
  return (
    <section aria-labelledby="sales">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="sales" className="font-semibold text-body">
          Revenue and orders
        </h2>
        <DayRangeLinks range={range} />
      </div>
      <MoneyFigures money={money} profit={profit} />
      <p className="mb-4 text-ink-2 tabular-nums">
        {countLabel(orders, 'sale')}, <Money amount={revenue} />:{' '}
        {compared(revenue, before.revenue, days.length)}.
        {orders > 0 && (
          <>
            {' '}
            On average <Money amount={toAmount(Math.round(toCents(revenue) / orders))} /> an order.
          </>
        )}
        <TodayLine day={days.at(-1)} />
      </p>
      {revenueSince && (
        <p className="mb-4 text-body-s text-ink-2">
          The currency changed on {orderTime(revenueSince)}. Sales in the one before are counted as orders,
          and left out of revenue.
        </p>
      )}
      <div className="h-112" aria-hidden="true">
        <DaysChart days={days} />
      </div>
      <DaysTable days={days} />
    </section>
  )
}

const TodayLine = ({ day }: { day: Dashboard['days'][number] | undefined }) => (
  <span>
    {' '}
    Today <Money amount={day?.revenue ?? 0} /> from {day?.orders ?? 0}.
  </span>
)

function DayRangeLinks({ range }: { range: DayRange }) {
  const [search] = useSearchParams()
  return (
    <nav aria-label="Period" className="ml-auto flex gap-1">
      {dayRanges.map(days => (
        <Link
          key={days}
          to={`?${new URLSearchParams({ ...Object.fromEntries(search), days: String(days) })}`}
          preventScrollReset
          replace
          aria-current={days === range ? 'true' : undefined}
          className={buttonClass({
            variant: days === range ? 'primary' : 'outline',
            size: 'small',
          })}
        >
          {days} days
        </Link>
      ))}
    </nav>
  )
}
