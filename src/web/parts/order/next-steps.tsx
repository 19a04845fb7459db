import { amountDue } from '../../../contract/cash.ts'
import { formatMoney } from '../../../contract/money.ts'
import { isUnderway } from '../../../contract/orders/order-status.ts'
import type { Order } from '../../../contract/orders/orders.ts'

export type PlacedOrder = Pick<Order, 'status' | 'paymentMethod' | 'totalPrice' | 'currency' | 'cash'> &
  Partial<Pick<Order, 'refused'>>

/** What the buyer is to keep ready for the courier; null where nothing is to pay. */
export function dueOf(order: PlacedOrder): string | null {
  const { amount, currency } = amountDue(order)
  return order.paymentMethod === 'COD' && isComing(order) ? formatMoney(amount, currency) : null
}

const isComing = ({ status, refused }: PlacedOrder) => isUnderway(status) && !refused

/** What is still to happen until the parcel arrives; nothing where none is coming. */
export function NextSteps({ order, heading: Heading = 'h2' }: { order: PlacedOrder; heading?: 'h2' | 'h3' }) {
  if (!isComing(order)) return null
  const { status, paymentMethod } = order
  const due = dueOf(order)
  const steps = [
    status === 'Pending' && paymentMethod === 'COD' && 'We call you to confirm the order.',
    status !== 'Shipped' && 'We pack it and hand it to the courier.',
    due ? `Keep ${due} ready: you pay when the parcel arrives.` : 'The courier brings it to you.',
  ].filter(step => step !== false)
  return (
    <>
      <Heading className="font-display text-display-s">What happens next</Heading>
      <ol className="mt-3 list-decimal space-y-2 pl-5">
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}
