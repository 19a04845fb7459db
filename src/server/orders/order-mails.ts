import { mailedPages } from '../../contract/mailed-pages.ts'
import { formatDollars } from '../../contract/money.ts'
import type { OrderStatus } from '../../contract/order-status.ts'
import type { Order, OrderDetail, OrderItem } from '../../contract/orders.ts'
import { shopName } from '../../contract/shop-name.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Mail } from '../mail/outbox.ts'

/** A parcel's courier is known once it is on its way. */
type OrderMailData = Order & Partial<Pick<OrderDetail, 'courier' | 'trackingNumber'>>

type StatusMail = { subject: string; words: (order: OrderMailData) => string }

/** What is worth a mail when an order comes to it; the other steps are the shop's own. */
const statusMails: Partial<Record<OrderStatus, StatusMail>> = {
  Pending: {
    subject: 'we have your order',
    words: () =>
      'Thank you for your order. We are getting it ready and will email you again when\nit is on its way.',
  },
  Shipped: {
    subject: 'on its way',
    words: order =>
      [
        order.paymentMethod === 'COD'
          ? `Your order is on its way. Please keep ${formatDollars(order.totalPrice)} ready for the courier.`
          : 'Your order is on its way.',
        ...parcelLines(order),
      ].join('\n'),
  },
  Delivered: {
    subject: 'delivered',
    words: () => 'Your order has been delivered. We hope you enjoy wearing it.',
  },
  Cancelled: {
    subject: 'cancelled',
    words: order => `Your order has been cancelled${afterCancelling(order)}`,
  },
}

/** What there is to say when a parcel on its way gets another courier or tracking number. */
const parcelMail: StatusMail = {
  subject: 'tracking your parcel',
  words: order => ['Your order is on its way.', ...parcelLines(order)].join('\n'),
}

/** The mail that tells a buyer about their order. */
function orderMail(order: OrderMailData, told: StatusMail, publicUrl: string | null): Mail {
  const { shippingAddress, number, userId } = order
  const parts = [
    `Hello ${shippingAddress.fullName},`,
    told.words(order),
    `Order #${number}\n${order.items.map(itemLines).join('\n')}`,
    `Total: ${formatDollars(order.totalPrice)}\nPayment: ${payment[order.paymentMethod]}`,
    `Delivery to:\n${addressLines(shippingAddress).join('\n')}`,
    ...(publicUrl === null
      ? []
      : [`View your order:\n${publicUrl}${mailedPages.order.replace(':id', order._id)}`]),
    shopName,
  ]
  return {
    to: userId.email,
    subject: `${shopName} order #${number}: ${told.subject}`,
    text: `${parts.join('\n\n')}\n`,
  }
}

type MailDeps = Pick<Deps, 'config' | 'outbox'>

/** Queues the mail about the status an order has come to, if there is one, in the transaction that brought it there. */
export async function queueOrderMail(
  tx: Tx,
  { config, outbox }: MailDeps,
  order: OrderMailData,
): Promise<void> {
  const told = statusMails[order.status]
  if (told) await outbox.queue(tx, orderMail(order, told, config.publicUrl))
}

/** Queues the mail that says how a parcel on its way is followed now, in the transaction that changed it. */
export const queueParcelMail = (tx: Tx, { config, outbox }: MailDeps, order: OrderMailData): Promise<void> =>
  outbox.queue(tx, orderMail(order, parcelMail, config.publicUrl))

/** What becomes of the money of a cancelled order. */
function afterCancelling({ paymentMethod, paymentState, totalPrice, refundedTotal }: OrderMailData): string {
  if (paymentMethod === 'COD') return '. There is nothing to pay.'
  const left = formatDollars(Math.round((totalPrice - refundedTotal) * 100) / 100)
  if (paymentState === 'paid') {
    return `. We are refunding ${left} to your card.\nBanks take five to ten days to show it.`
  }
  if (paymentState === 'authorised') {
    return '. The amount reserved on your card is being released.\nBanks take up to ten days to show it.'
  }
  return '.'
}

const parcelLines = ({ courier, trackingNumber }: OrderMailData) => [
  ...(courier ? [`Courier: ${courier}`] : []),
  ...(trackingNumber ? [`Tracking number: ${trackingNumber}`] : []),
]

const payment = { COD: 'cash on delivery', online: 'by card' } satisfies Record<
  Order['paymentMethod'],
  string
>

/** The database keeps choices in an order of its own. */
const choiceNames = { color: 'Colour', size: 'Size', length: 'Length', material: 'Material' } as const

function itemLines({ productId, quantity, price, options }: OrderItem): string {
  const choices = (Object.keys(choiceNames) as (keyof typeof choiceNames)[]).flatMap(key =>
    options[key] ? [`${choiceNames[key]}: ${options[key]}`] : [],
  )
  const first = `  ${quantity} x ${productId.title}, ${formatDollars(price)} each`
  return choices.length > 0 ? `${first}\n      ${choices.join(', ')}` : first
}

const addressLines = ({ fullName, address, city, postalCode, country, phone }: Order['shippingAddress']) =>
  [fullName, address, `${city} ${postalCode}`, country, phone].flatMap(line => (line ? [`  ${line}`] : []))
