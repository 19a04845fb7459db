import type { LinkedOrder } from '../../../contract/orders/guest-orders.ts'
import { guestApi } from '../../parts/guests/guest-api.ts'
import { destinationOf } from '../../parts/guests/kept-order.ts'
import { OrderSheet } from '../../parts/order/order-sheet.tsx'
import { methodLabels } from '../../parts/order/payment-label.ts'

type Props = { order: LinkedOrder; token: string; onChanged: (order: LinkedOrder) => void }

/** Without name and street, but on the page that has just typed them: a mail may have gone to a wrong address. */
export const LinkedView = ({ order, token, onChanged }: Props) => (
  <OrderSheet
    order={order}
    to={destinationOf(order, token)}
    payment={methodLabels[order.paymentMethod]}
    swap={async swap => onChanged(await guestApi.orders.swapSizeByLink({ body: { token, ...swap } }))}
    reload={async () => onChanged(await guestApi.orders.byLink({ body: { token } }))}
    cancel={async () => onChanged(await guestApi.orders.cancelByLink({ body: { token } }))}
  />
)
