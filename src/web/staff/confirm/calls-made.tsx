import { Link } from 'react-router'
import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { Button } from '../../ui/button.tsx'
import { textLink } from '../../ui/text-link.ts'
import { paths } from '../paths.ts'
import { outcomeLabel } from './outcomes.ts'
import type { Call } from './use-call-log.ts'

type Props = {
  calls: readonly Call[]
  onAgain: (order: StaffOrderDetail) => void
  onRetry: (call: Call) => void
}

export const CallsMade = ({ calls, onAgain, onRetry }: Props) => (
  <section aria-labelledby="calls-made" className="mt-8 max-w-4xl">
    <h2 id="calls-made" className="font-semibold text-body">
      Called just now
    </h2>
    <ul className="mt-2 divide-y divide-line border-line border-y">
      {calls.map(call => (
        <li key={call.order._id} className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-1">
          <Link to={paths.adminOrders(call.order._id)} className={`${textLink} tabular-nums`}>
            #{call.order.number}
          </Link>
          <span className="min-w-0 wrap-anywhere">{call.order.shippingAddress.fullName}</span>
          <span className="ml-auto font-semibold">{outcomeLabel(call.outcome)}</span>
          <CallStatus call={call} onAgain={onAgain} onRetry={onRetry} />
        </li>
      ))}
    </ul>
  </section>
)

/** Confirmed and cancelled are final; any other outcome can be called again. */
function CallStatus({ call, onAgain, onRetry }: Omit<Props, 'calls'> & { call: Call }) {
  const { order, outcome, state, message, retryable } = call
  if (state === 'failed') {
    return (
      <span role="alert" className="flex flex-wrap items-center gap-x-3 text-error max-sm:basis-full">
        Not saved. {message}
        {retryable && (
          <Button size="small" variant="outline" onClick={() => onRetry(call)}>
            Retry
          </Button>
        )}
      </span>
    )
  }
  if (state === 'saving') return <span className="text-ink-2">Saving…</span>
  if (outcome !== 'no_answer' && outcome !== 'wrong_number') return <span className="text-ink-2">Saved</span>
  return (
    <Button size="small" variant="outline" onClick={() => onAgain(order)}>
      Call again<span className="sr-only"> about order #{order.number}</span>
    </Button>
  )
}
