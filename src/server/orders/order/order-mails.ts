import { amountDue } from '../../../contract/cash.ts'
import { formatDaySpan } from '../../../contract/delivery/delivery-dates.ts'
import { mailedPages } from '../../../contract/mailed-pages.ts'
import { formatMoney, toAmount, toCents } from '../../../contract/money.ts'
import { adjustmentTable } from '../../../contract/orders/adjustments.ts'
import { cashLabel, isUnderway, type OrderStatus } from '../../../contract/orders/order-status.ts'
import type { Order, OrderDetail, OrderItem } from '../../../contract/orders/orders.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { WriteMail } from '../../mail/outbox.ts'
import { openLink } from './order-links.ts'

/** A parcel's courier is known once it is on its way, an order's number once it is written. */
type OrderMailData = Omit<Order, 'number'> & { number: number | string } & Partial<
    Pick<OrderDetail, 'courier' | 'trackingNumber'>
  >

type StatusMail = { subject: string; text: (order: OrderMailData) => string }

const newOrderMail: StatusMail = {
  subject: 'we have your order',
  text: () =>
    'Thank you for your order. We are getting it ready and will email you again when\nit is on its way.',
}

/** The later statuses that a buyer is mailed about. */
const statusMails: Partial<Record<OrderStatus, StatusMail>> = {
  Shipped: {
    subject: 'on its way',
    text: order =>
      [
        order.paymentMethod === 'COD'
          ? `Your order is on its way. Please keep ${writtenDue(order)} ready for the courier.`
          : 'Your order is on its way.',
        ...parcelLines(order),
      ].join('\n'),
  },
  Delivered: {
    subject: 'delivered',
    text: () => 'Your order has been delivered. We hope you enjoy wearing it.',
  },
  Cancelled: {
    subject: 'cancelled',
    text: order => `Your order has been cancelled${afterCancelling(order)}`,
  },
}

/** For a parcel on its way that gets another courier or tracking number. */
const parcelMail: StatusMail = {
  subject: 'tracking your parcel',
  text: order => ['Your order is on its way.', ...parcelLines(order)].join('\n'),
}

/** Where the order is seen: the shop's address, and for whoever has no account the secret of a link. */
type Place = { publicUrl: string | null; link: string | null }

const pageOf = ({ _id }: OrderMailData, link: string | null) =>
  link === null ? mailedPages.order.replace(':id', _id) : `${mailedPages.linkedOrder}?token=${link}`

const orderMail =
  (order: OrderMailData, mail: StatusMail, { publicUrl, link }: Place): WriteMail =>
  shopName => {
    const { shippingAddress, number, userId } = order
    // Nobody has shown that an unconfirmed address is theirs, and the shop mails no stranger what somebody typed.
    const mayQuote = userId.emailConfirmed
    const parts = [
      mayQuote ? `Hello ${shippingAddress.fullName},` : 'Hello,',
      mail.text(order),
      `Order #${number}\n${order.items.map(item => itemLines(item, order.currency)).join('\n')}`,
      totalLines(order).join('\n'),
      ...(mayQuote ? [`Delivery to:\n${addressLines(shippingAddress).join('\n')}`] : []),
      ...(publicUrl === null ? [] : [`View your order:\n${publicUrl}${pageOf(order, link)}`]),
      shopName,
    ]
    return {
      to: userId.email,
      subject: `${shopName} order #${number}: ${mail.subject}`,
      text: `${parts.join('\n\n')}\n`,
    }
  }

type RowDeps = Pick<Deps, 'config' | 'outbox'>
type MailDeps = RowDeps & Pick<Deps, 'clock'>

/** A guest who gave no address gets no mail, and every mail to one has a link of its own. */
async function queueMail(tx: Tx, deps: MailDeps, order: OrderMailData, mail: StatusMail): Promise<void> {
  const { email, guest } = order.userId
  if (email === '') return
  const link = guest ? await openLink(tx, deps, order._id) : null
  await deps.outbox.queue(tx, orderMail(order, mail, { publicUrl: deps.config.publicUrl, link }))
}

/** Queues the mail about the status that an order has reached, if there is one, in the transaction of that change. */
export async function queueOrderMail(tx: Tx, deps: MailDeps, order: OrderMailData): Promise<void> {
  const mail = statusMails[order.status]
  if (mail) await queueMail(tx, deps, order, mail)
}

/** The row that queues the mail about a new order, with `placeholder` for its number; null where mail is dropped. */
export const newOrderMailRow = (
  { config: { publicUrl }, outbox }: RowDeps,
  order: Order,
  { placeholder, link }: { placeholder: string; link: string | null },
) =>
  order.userId.email === ''
    ? null
    : outbox.toRow(orderMail({ ...order, number: placeholder }, newOrderMail, { publicUrl, link }))

/** Queues the mail that says how to follow a parcel now, in the transaction that changed it. */
export const queueParcelMail = (tx: Tx, deps: MailDeps, order: OrderMailData) =>
  queueMail(tx, deps, order, parcelMail)

const changedText = 'Your order was changed. This is what we are getting ready for you now.'

/** Queues the mail that says what an order is now, and what its card pays, in the transaction that changed it. */
export const queueChangedMail = (tx: Tx, deps: MailDeps, order: OrderMailData, ofCard: string | null) =>
  queueMail(tx, deps, order, {
    subject: 'changed',
    text: () => (ofCard === null ? changedText : `${changedText}\n${ofCard}`),
  })

/** Queues the mail that says that two orders come in one parcel, in the transaction that put them together. */
export const queueMergedMail = (tx: Tx, deps: MailDeps, order: OrderMailData, otherNumber: number) =>
  queueMail(tx, deps, order, {
    subject: 'one parcel',
    text: ({ number }) =>
      `Your orders #${number} and #${otherNumber} come in one parcel. Together they are order #${number} now.`,
  })

const writtenDue = (order: OrderMailData): string => {
  const { amount, currency } = amountDue(order)
  return formatMoney(amount, currency)
}

const totalLines = ({
  delivery: { dates },
  adjustments,
  currency,
  cash,
  status,
  totalPrice,
  paymentMethod,
}: OrderMailData) => [
  ...adjustments
    .filter(({ amount }) => amount !== 0)
    .map(({ kind, amount }) => `${adjustmentTable[kind].label}: ${formatMoney(amount, currency)}`),
  `Total: ${formatMoney(totalPrice, currency)}`,
  ...(cash && cashLabel(status) ? [`${cashLabel(status)}: ${formatMoney(cash.amount, cash.currency)}`] : []),
  `Payment: ${payment[paymentMethod]}`,
  ...(dates && isUnderway(status) ? [`Arrives: ${formatDaySpan(dates)}`] : []),
]

/** What happens to the money of a cancelled order. */
function afterCancelling(order: OrderMailData): string {
  const { paymentMethod, paymentState, chargedTotal, refundedTotal, currency } = order
  if (paymentMethod === 'COD') return '. There is nothing to pay.'
  const left = formatMoney(toAmount(toCents(chargedTotal) - toCents(refundedTotal)), currency)
  if (paymentState === 'paid') {
    return `. We are refunding ${left} to your card.\nHow soon it shows depends on your bank.`
  }
  if (paymentState === 'authorised') {
    return '. The amount reserved on your card is being released.\nHow soon that shows depends on your bank.'
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

/** In this order, since the database does not keep one. */
const choiceNames = {
  color: 'Colour: ',
  size: 'Size: ',
  third: '',
  length: 'Length: ',
  material: 'Material: ',
} as const

function itemLines({ productId, quantity, price, options }: OrderItem, currency: string): string {
  const choices = (Object.keys(choiceNames) as (keyof typeof choiceNames)[]).flatMap(key =>
    options[key] ? [choiceNames[key] + options[key]] : [],
  )
  const first = `  ${quantity} x ${productId.title}, ${formatMoney(price, currency)} each`
  return choices.length > 0 ? `${first}\n      ${choices.join(', ')}` : first
}

const addressLines = ({ fullName, address, city, postalCode, country, ...buyer }: Order['shippingAddress']) =>
  [fullName, address, `${city} ${postalCode}`.trim(), country, buyer.phoneText].flatMap(line =>
    line ? [`  ${line}`] : [],
  )
