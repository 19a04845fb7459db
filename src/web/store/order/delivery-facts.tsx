import type { ReactNode } from 'react'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { paymentLabel } from '../../parts/order/payment-label.ts'
import { PostalAddress } from '../../parts/order/postal-address.tsx'

export function DeliveryFacts({ order }: { order: OrderDetail }) {
  const { shippingAddress: to } = order
  return (
    <dl className="space-y-4 text-body-s">
      <Fact name="Ships to">
        <PostalAddress to={to} />
      </Fact>
      {to.phoneText && (
        <Fact name="Phone for the courier">
          <span className="tabular-nums">{to.phoneText}</span>
        </Fact>
      )}
      <Fact name="Payment">{paymentLabel(order)}</Fact>
      <Fact name="Order ID">
        <span className="break-all text-ink-2">{order._id}</span>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-2">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
