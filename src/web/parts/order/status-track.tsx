import type { OrderStatus } from '../../../contract/orders/order-status.ts'
import { cx } from '../../ui/cx.ts'
import { type BuyersStatus, statusText } from './buyers-status.ts'

const steps: readonly OrderStatus[] = ['Pending', 'Processing', 'Shipped', 'Delivered']

/** How far an order is. A cancelled order gets one line instead. */
export function StatusTrack({ order }: { order: BuyersStatus }) {
  if (order.status === 'Cancelled') return <p className="mt-3 text-body-s text-ink-2">{statusText(order)}</p>
  const reached = steps.indexOf(order.status)
  return (
    <div className="@container">
      <ol className="mt-5 grid gap-2 @[17rem]:grid-cols-4">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === reached ? 'step' : undefined}
            className="relative flex items-center gap-3 text-caption @[17rem]:block @[17rem]:text-center"
          >
            {index > 0 && <Line done={index <= reached} />}
            <span
              aria-hidden="true"
              className={cx(
                'relative block size-3 shrink-0 rounded-full border-2 @[17rem]:mx-auto',
                index <= reached ? 'border-ink bg-ink' : 'border-control bg-paper',
              )}
            />
            <span className={cx('block @[17rem]:mt-2', index === reached ? 'font-semibold' : 'text-ink-3')}>
              {step}
              <span className="sr-only">{stepLabel(index, reached)}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Line({ done }: { done: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute top-[5px] right-1/2 h-0.5 w-full @max-[17rem]:hidden',
        done ? 'bg-ink' : 'bg-line',
      )}
    />
  )
}

function stepLabel(index: number, reached: number): string {
  if (index === reached) return ', current step'
  return index < reached ? ', done' : ', still to come'
}
