import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { browserApi } from '../../api/browser.ts'
import { guestApi } from '../../parts/guests/guest-api.ts'
import { OrderSheet } from '../../parts/order/order-sheet.tsx'
import { paymentLabel } from '../../parts/order/payment-label.ts'
import { BackToOrders } from './back-to-orders.tsx'

type Props = { order: OrderDetail; onChanged: (order: OrderDetail) => void }

export function OrderView({ order, onChanged }: Props) {
  const { shippingAddress, ...shown } = order
  const params = { id: order._id }
  return (
    <OrderSheet
      order={{ ...shown, city: shippingAddress.city, country: shippingAddress.country }}
      to={shippingAddress}
      payment={paymentLabel(order)}
      id={order._id}
      back={<BackToOrders />}
      swap={async body => onChanged(await guestApi.orders.swapSize({ params, body }))}
      reload={async () => onChanged(await browserApi.orders.get({ params }))}
      cancel={async () => onChanged(await guestApi.orders.cancelMine({ params }))}
    />
  )
}
