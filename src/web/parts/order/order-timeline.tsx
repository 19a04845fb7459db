import { cx } from '../../ui/cx.ts'
import { type BuyersStatus, statusName, statusText } from './buyers-status.ts'
import { orderTime } from './order-date.ts'
import { type TimelineStep, timelineOf } from './timeline.ts'

type Parcel = { courier: string; trackingNumber: string }
type Props = {
  order: Parcel & BuyersStatus & { events: Parameters<typeof timelineOf>[1] }
  className?: string
}

/** An order's steps with their dates; the current one has a sentence, and the one that sent it names courier and number. */
export function OrderTimeline({ order, className }: Props) {
  const steps = timelineOf(order.status, order.events)
  const sent = steps.findLast(({ status, at }) => status === 'Shipped' && at !== null)
  return (
    <ol className={className}>
      {steps.map((step, index) => (
        <Step
          key={`${step.status} ${step.at}`}
          step={step}
          comesWith={step.status === 'Cancelled' ? order.comesWith : undefined}
          parcel={step === sent ? order : null}
          last={index === steps.length - 1}
        />
      ))}
    </ol>
  )
}

type StepProps = Pick<BuyersStatus, 'comesWith'> & {
  step: TimelineStep
  parcel: Parcel | null
  last: boolean
}

function Step({ step: { status, at, current }, comesWith, parcel, last }: StepProps) {
  const order = { status, comesWith }
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
          {statusName(order)}
          {current && <span className="sr-only">, current step</span>}
          {!at && <span className="sr-only">, still to come</span>}
        </p>
        {at && (
          <p className="text-body-s text-ink-2 tabular-nums">
            <time dateTime={at}>{orderTime(at)}</time>
          </p>
        )}
        {current && <p className="text-body-s text-ink-2">{statusText(order)}</p>}
        {parcel && <ParcelLine {...parcel} />}
      </div>
    </li>
  )
}

function ParcelLine({ courier, trackingNumber }: Parcel) {
  if (!courier && !trackingNumber) return null
  return (
    <p className="mt-1 text-body-s">
      {courier && `Sent with ${courier}`}
      {courier && trackingNumber && ', tracking number '}
      {!courier && 'Tracking number '}
      {trackingNumber && <span className="select-all break-all tabular-nums">{trackingNumber}</span>}
    </p>
  )
}

const Line = ({ reached }: { reached: boolean }) => (
  <span
    aria-hidden="true"
    className={cx('absolute top-1.5 -bottom-1.5 left-[5px] w-0.5', reached ? 'bg-ink' : 'bg-line')}
  />
)
