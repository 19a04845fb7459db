import { Link } from 'react-router'
import { formatDaySpan } from '../../../contract/delivery/delivery-dates.ts'
import { formatMoney } from '../../../contract/money.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { addressLines } from '../../parts/order/address-lines.ts'
import { arrivesIn } from '../../parts/order/arrives-in.ts'
import { AskAboutOrder } from '../../parts/order/ask-about-order.tsx'
import { NextSteps } from '../../parts/order/next-steps.tsx'
import { paymentLabel } from '../../parts/order/payment-label.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { GreetingPanel } from './greeting-panel.tsx'
import { usePlacedOrder } from './use-placed-order.ts'

export type PlacedOrderProps = { orderId: string; onDismiss: () => void }

export function PlacedOrder({ orderId, onDismiss }: PlacedOrderProps) {
  const answer = usePlacedOrder(orderId)
  if (answer.state === 'loading') return <GreetingPanel title="Your order" onDismiss={onDismiss} />
  if (answer.state === 'ready') {
    const { fullName } = answer.value.shippingAddress
    return (
      <GreetingPanel title={<Thanks to={fullName} />} onDismiss={onDismiss}>
        <OrderFacts order={answer.value} />
        <div className="mt-6">
          <NextSteps order={answer.value} heading="h3" />
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <OrdersLink />
          <AskAboutOrder number={answer.value.number} />
        </div>
      </GreetingPanel>
    )
  }
  return (
    <GreetingPanel title="Your order" onDismiss={onDismiss}>
      <p role="alert" className="text-error">
        {answer.error.status === 404
          ? 'You have no order with this number.'
          : `The order did not load. ${answer.error.message}`}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {answer.error.unreachable && (
          <Button
            variant="outline"
            pending={answer.retrying}
            pendingLabel="Trying again"
            onClick={answer.retry}
          >
            Retry
          </Button>
        )}
        <OrdersLink />
      </div>
    </GreetingPanel>
  )
}

/** Each sentence wraps by itself: together they would wrap inside the name. */
const Thanks = ({ to }: { to: string }) => (
  <>
    <span className="inline-block max-w-full">{`Thank you, ${to}.`}</span>{' '}
    <span className="inline-block max-w-full">Your order is placed.</span>
  </>
)

const OrdersLink = () => (
  <Link to={paths.orders()} className={buttonClass()}>
    View my orders
  </Link>
)

function OrderFacts({ order }: { order: OrderDetail }) {
  const { dates } = order.delivery
  return (
    <dl className="grid grid-cols-1 gap-x-10 gap-y-3 sm:flex sm:flex-wrap">
      <Fact name="Order">{`#${order.number}`}</Fact>
      <Fact name="Total">{formatMoney(order.totalPrice, order.currency)}</Fact>
      <Fact name="Payment">{paymentLabel(order)}</Fact>
      {dates && <Fact name={arrivesIn(order.shippingAddress.city)}>{formatDaySpan(dates)}</Fact>}
      <Fact name="Delivery to">{addressLines(order.shippingAddress).join(', ')}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-3">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}
