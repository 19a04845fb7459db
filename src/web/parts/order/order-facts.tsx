import type { ReactNode } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import { type DatedOrder, orderDates } from './order-dates.ts'
import { PostalAddress } from './postal-address.tsx'

/** Where an order goes: in full for who is known to have placed it, or the city alone. */
export type Destination = Order['shippingAddress'] | Pick<Order['shippingAddress'], 'city' | 'country'>

type Props = {
  order: DatedOrder
  to: Destination
  payment: string
  /** Of an order with an account. */
  id?: string
}

/** When, where to and how it is paid, beside what was ordered. */
export const OrderFacts = ({ order, to, payment, id }: Props) => (
  <dl className="grid grid-cols-1 gap-x-6 gap-y-4 text-body-s sm:grid-cols-2 lg:grid-cols-1">
    {orderDates(order, to.city).map(({ name, text }) => (
      <Fact key={name} name={name}>
        <span className="tabular-nums">{text}</span>
      </Fact>
    ))}
    <Fact name="Ships to">{'fullName' in to ? <PostalAddress to={to} /> : `${to.city}, ${to.country}`}</Fact>
    {'phoneText' in to && to.phoneText && (
      <Fact name="Phone for the courier">
        <span className="tabular-nums">{to.phoneText}</span>
      </Fact>
    )}
    <Fact name="Payment">{payment}</Fact>
    {id && (
      <Fact name="Order ID">
        <span className="break-all text-ink-2">{id}</span>
      </Fact>
    )}
  </dl>
)

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-2">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
