import { splitLandmark, withLandmark } from '../../../contract/orders/landmark.ts'
import type { ChangeableOrder, ChangeOrder, OrderChange } from '../../../contract/orders/order-changes.ts'
import type { ShippingAddress } from '../../../contract/orders/orders.ts'
import { parseAmount } from '../../../contract/typed-numbers.ts'
import {
  type DraftLine,
  firstMissingChoice,
  isUnchanged,
  optionsOf,
  toDraftLine,
} from '../order-pieces/draft-line.ts'
import { readDiscount } from '../order-pieces/read-discount.ts'

/** What the staff have typed so far. */
export type Draft = {
  lines: readonly DraftLine[]
  /** What is near the street has a field of its own. */
  address: Required<ShippingAddress> & { landmark: string }
  note: string
  discount: { amount: string; reason: string }
  /** '' for what the shop charges. */
  delivery: { amount: string; reason: string }
}

export type ChangeWithoutVersion = Omit<OrderChange, 'version'>
/** What is sent when a change is saved. */
export type ChangeToSave = ChangeOrder

export function toDraft({ order, lines }: ChangeableOrder): Draft {
  const { fullName, address, city, postalCode, country, phone = '' } = order.shippingAddress
  const { street, landmark } = splitLandmark(address)
  const { deliveryReason } = order
  return {
    lines: lines.map(line => toDraftLine(line, false)),
    address: { fullName, address: street, landmark, city, postalCode, country, phone },
    note: order.buyerNote,
    discount: { amount: order.discount > 0 ? String(order.discount) : '', reason: order.discountReason },
    delivery: {
      amount: deliveryReason === '' ? '' : String(order.delivery.charge),
      reason: deliveryReason,
    },
  }
}

/** How a draft differs from the order; null where it does not, or while a piece lacks its size or colour. */
export function toChange({ order, ...open }: ChangeableOrder, draft: Draft): ChangeWithoutVersion | null {
  if (firstMissingChoice(draft.lines)) return null
  const before = toDraft({ order, ...open })
  const lines = draft.lines.flatMap(line => {
    const { isNew, lineId, wanted } = line
    if (isNew || isUnchanged(line)) return []
    return [{ lineId, quantity: wanted.quantity, options: optionsOf(line) }]
  })
  const added = draft.lines
    .filter(({ isNew, wanted }) => isNew && wanted.quantity > 0)
    .map(line => ({
      productId: line.productId,
      quantity: line.wanted.quantity,
      options: optionsOf(line),
    }))
  const moves = JSON.stringify(draft.address) !== JSON.stringify(before.address)
  const discount = readDiscount(draft.discount.amount.trim() || '0')
  const { reason } = draft.discount
  const takesOff = !('amount' in discount) || discount.amount > 0
  const isSame = 'amount' in discount && discount.amount === order.discount
  const discounts = !isSame || (takesOff && reason !== order.discountReason)
  const delivers = JSON.stringify(draft.delivery) !== JSON.stringify(before.delivery)
  const notes = draft.note !== order.buyerNote
  if (lines.length + added.length === 0 && !moves && !discounts && !delivers && !notes) return null
  return {
    lines,
    added,
    ...(moves && { shippingAddress: toAddress(draft.address) }),
    ...(notes && { note: draft.note }),
    ...(delivers && { delivery: toDelivery(draft.delivery) }),
    ...(discounts && { discount: { ...discount, reason: takesOff ? reason : '' } }),
  }
}

const toAddress = ({ landmark, ...to }: Draft['address']): Required<ShippingAddress> => ({
  ...to,
  address: withLandmark(to.address, landmark.trim()),
})

const toDelivery = ({ amount, reason }: Draft['delivery']) => {
  const charge = parseAmount(amount)
  return charge === null ? null : { charge, reason }
}
