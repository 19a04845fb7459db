import type { OrderStatus } from '../../../contract/orders/order-status.ts'
import { cx } from '../../ui/cx.ts'
import { orderTime } from './order-date.ts'
import { type TimelineStep, timelineOf } from './timeline.ts'

const statusTexts: Record<OrderStatus, string> = {
  Pending: 'We have your order and are checking it.',
  Processing: 'It is being packed.',
  Shipped: 'The courier has it and will call before delivery.',
  Delivered: 'It has been delivered.',
  Cancelled: 'It was cancelled and will not be sent.',
}

type Props = { status: OrderStatus; events: Parameters<typeof timelineOf>[1]; className?: string }

/** An order's steps with their dates; the current one has a sentence. */
export function OrderTimeline({ status, events, className }: Props) {
  const steps = timelineOf(status, events)
  return (
    <ol className={className}>
      {steps.map((step, index) => (
        <Step key={`${step.status} ${step.at}`} step={step} last={index === steps.length - 1} />
      ))}
    </ol>
  )
}

function Step({ step: { status, at, current }, last }: { step: TimelineStep; last: boolean }) {
  return (
    <li
      aria-current={current ? 'step' : undefined}
      className="relative grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-4 pb-6 last:pb-0"
    >
      {!last && <Line reached={at !== null && !current} />}
      <span
        aria-hidden="true"
        className={cx(
          'relative mt-1.5 size-3 rounded-full border-2',
          at ? 'border-ink bg-ink' : 'border-control bg-paper',
        )}
      />
      <div>
        <p className={cx(current ? 'font-semibold' : !at && 'text-ink-3')}>
          {status}
          {current && <span className="sr-only">, current step</span>}
          {!at && <span className="sr-only">, still to come</span>}
        </p>
        {at && (
          <p className="text-body-s text-ink-2 tabular-nums">
            <time dateTime={at}>{orderTime(at)}</time>
          </p>
        )}
        {current && <p className="text-body-s text-ink-2">{statusTexts[status]}</p>}
      </div>
    </li>
  )
}

const Line = ({ reached }: { reached: boolean }) => (
  <span
    aria-hidden="true"
    className={cx('absolute top-1.5 -bottom-1.5 left-[5px] w-0.5', reached ? 'bg-ink' : 'bg-line')}
  />
)
