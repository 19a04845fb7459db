import { Link, useSearchParams } from 'react-router'
import { toAmount, toCents } from '../../../contract/money.ts'
import type { Dashboard } from '../../../contract/staff.ts'
import { Money } from '../../parts/money.tsx'
import { orderTime } from '../../parts/order/order-date.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { type DayRange, dayRanges } from './day-ranges.ts'
import { DaysChart } from './days-chart.tsx'
import { DaysTable } from './days-table.tsx'

type Props = {
  /** The range asked for; `days` may still be those of the last one. */
  range: DayRange
  days: Dashboard['days']
  revenueSince: Dashboard['revenueSince']
}

export function Sales({ range, days, revenueSince }: Props) {
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
      <p className="mb-4 tabular-nums">
        <strong className="font-semibold text-heading">
          <Money amount={revenue} />
        </strong>{' '}
        from {orders} {orders === 1 ? 'order' : 'orders'} in {days.length} days
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
  <span className="text-ink-2">
    {' · '}today <Money amount={day?.revenue ?? 0} /> from {day?.orders ?? 0}
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
