import { formatMoney } from '../../../contract/money.ts'
import { pieceText } from '../../../contract/orders/piece-text.ts'
import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { writtenDue } from '../../parts/order/payment-label.ts'
import { whatsAppUrl } from '../../parts/shell/whats-app-url.ts'

type MessageOrder = Pick<
  StaffOrderDetail,
  | 'number'
  | 'status'
  | 'refused'
  | 'paymentMethod'
  | 'confirmation'
  | 'totalPrice'
  | 'currency'
  | 'cash'
  | 'shippingAddress'
  | 'items'
  | 'courier'
  | 'trackingNumber'
>

type Sender = {
  shopName: string
  /** The page on which the buyer follows the order; null where there is none at hand. */
  link: string | null
}

/** A WhatsApp link with a message that fits the order's status. */
export const buyerChatUrl = (phone: string, order: MessageOrder, sender: Sender): string =>
  `${whatsAppUrl(phone)}?text=${encodeURIComponent(buyerMessage(order, sender))}`

/** Every message names the pieces and the amount, and where to follow the order. */
export function buyerMessage(order: MessageOrder, { shopName, link }: Sender): string {
  const greeting = `Assalam-o-Alaikum ${order.shippingAddress.fullName}, this is ${shopName}`
  return `${greeting}. ${bodyOf(order)}${link ? ` Follow your order here: ${link}` : ''}`
}

function bodyOf(order: MessageOrder): string {
  const { number, status, refused, paymentMethod, confirmation, shippingAddress } = order
  const cash = paymentMethod === 'COD' ? ` Please keep ${writtenDue(order)} in cash ready.` : ''
  if (status === 'Pending' && paymentMethod === 'COD' && confirmation !== 'confirmed') {
    return `You ordered ${itemsOf(order)}: ${writtenTotal(order)}, cash on delivery to ${shippingAddress.address}, ${shippingAddress.city}. Shall we send it? Please reply YES or NO. Your order is #${number}.`
  }
  const pieces = ` It is ${itemsOf(order)}: ${writtenTotal(order)}.`
  if (refused)
    return `Your order #${number} could not be delivered and came back to us. If you still want it, please order it again in our shop.${pieces}`
  if (status === 'Shipped') return `Your order #${number} is on its way${parcelOf(order)}.${cash}${pieces}`
  if (status === 'Delivered') return `Your order #${number} has arrived. Is everything all right?${pieces}`
  return `This is about your order #${number}.${pieces}`
}

/** "$91.00", or "$91.00, Rs 25,620 in cash" where the courier collects another currency. */
const writtenTotal = (order: MessageOrder): string => {
  const total = formatMoney(order.totalPrice, order.currency)
  return order.cash ? `${total} (${writtenDue(order)} in cash)` : total
}

const itemsOf = ({ items }: MessageOrder) =>
  items.map(({ productId, ...item }) => pieceText({ ...item, title: productId.title })).join(', ')

const parcelOf = ({ courier, trackingNumber }: MessageOrder) =>
  [courier && ` with ${courier}`, trackingNumber && `, number ${trackingNumber}`].filter(Boolean).join('')
