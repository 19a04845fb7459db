import { Link } from 'react-router'
import type { Work } from '../../../contract/staff.ts'
import { browserApiOver } from '../../api/browser.ts'
import { staffRows } from '../../api/staff-rows.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { textLink } from '../../ui/text-link.ts'

const staffApi = browserApiOver(request => fetch(request), staffRows)

/** Signing in leads everybody to the home page: members of the staff find there what waits, and the way to their work. */
export function StaffBar() {
  const answer = useAnswer('staff work', signal => staffApi.staff.work({}, { signal }))
  const waiting = answer.state === 'ready' ? waitingOf(answer.value) : []
  return (
    <section aria-label="For the staff" className="border-line border-b bg-sunk">
      <div className="page-width flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-5 py-1.5 text-label">
        {answer.state === 'ready' && waiting.length === 0 && <p>Nothing waits for you.</p>}
        {answer.state === 'failed' && <p>The orders that wait could not be loaded.</p>}
        {waiting.map(({ to, count, what }) => (
          <Link key={what} to={to} className={`${textLink} touch-target tabular-nums`}>
            <b className="font-semibold">{count}</b> {what}
          </Link>
        ))}
        <Link to={paths.dashboard()} className={buttonClass({ size: 'small', className: 'ml-auto' })}>
          <span>
            <span className="max-sm:sr-only">Go to </span>Today
          </span>
        </Link>
      </div>
    </section>
  )
}

/** The shop leaves out what is not the role's work. */
const waitingOf = ({ toConfirm = 0, wrongNumber = 0, toPack = 0, toShip = 0 }: Work) =>
  [
    // As on Today: orders with a wrong number are on the same page.
    { to: paths.confirmOrders(), count: toConfirm + wrongNumber, what: 'to confirm' },
    { to: paths.packing('pack'), count: toPack, what: 'to pack' },
    { to: paths.packing('ship'), count: toShip, what: 'to ship' },
  ].filter(({ count }) => count > 0)
