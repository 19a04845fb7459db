import type { Dashboard } from '../../../contract/staff.ts'
import { Money } from '../../parts/money.tsx'
import { textLink } from '../../ui/text-link.ts'
import { longDay } from './day-names.ts'

/** The chart's numbers as a table, today first, for people who cannot see the chart or want exact numbers. */
export const DaysTable = ({ days }: { days: Dashboard['days'] }) => (
  <details className="mt-3">
    <summary className={`inline-flex min-h-11 cursor-pointer items-center ${textLink}`}>
      Show the figures as a table
    </summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
    <section aria-label="Revenue and orders by day" tabIndex={0} className="max-h-96 overflow-y-auto">
      <table className="staff-table">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col" className="number">
              Orders
            </th>
            <th scope="col" className="number">
              Revenue
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, orders, revenue }) => (
            <tr key={day}>
              <th scope="row" data-label="Day" className="font-normal">
                {longDay(day)}
              </th>
              <td data-label="Orders" className="number">
                {orders}
              </td>
              <td data-label="Revenue" className="number">
                <Money amount={revenue} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
)
