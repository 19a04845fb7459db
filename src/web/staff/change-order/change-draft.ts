import type { ChangeableOrder, ChangeOrder, OrderChange } from '../../../contract/order-changes.ts'
import type { ShippingAddress } from '../../../contract/orders.ts'
import { type DraftLine, firstMissingChoice, optionsOf, toDraftLine } from '../order-pieces/draft-line.ts'

/** What the staff have typed so far. */
export type Draft = {
  lines: readonly DraftLine[]
  address: Required<ShippingAddress>
  discount: { amount: string; reason: string }
}

export type ChangeWithoutVersion = Omit<OrderChange, 'version'>
/** What is sent when a change is saved. */
export type ChangeToSave = ChangeOrder

export function toDraft({ order, lines }: ChangeableOrder): Draft {
  const { fullName, address, city, postalCode, country, phone = '' } = order.shippingAddress
  return {
    lines: lines.map(line => toDraftLine(line, false)),
    address: { fullName, address, city, postalCode, country, phone },
    discount: { amount: order.discount > 0 ? String(order.discount) : '', reason: order.discountReason },
  }
}

/** How a draft differs from the order; null where it does not, or while a piece lacks its size or colour. */
export function toChange({ order, ...open }: ChangeableOrder, draft: Draft): ChangeWithoutVersion | null {
  if (firstMissingChoice(draft.lines)) return null
  const before = toDraft({ order, ...open })
  const lines = draft.lines.flatMap(line => {
    const { isNew, lineId, options, wanted } = line
    const { color = '', size = '' } = options
    const isSame = wanted.quantity === line.quantity && wanted.color === color && wanted.size === size
    return isNew || isSame ? [] : [{ lineId, quantity: wanted.quantity, options: optionsOf(line) }]
  })
  const added = draft.lines
    .filter(({ isNew, wanted }) => isNew && wanted.quantity > 0)
    .map(line => ({
      productId: line.productId,
      quantity: line.wanted.quantity,
      options: optionsOf(line),
    }))
  const moves = JSON.stringify(draft.address) !== JSON.stringify(before.address)
  const amount = Number(draft.discount.amount.replace(',', '.'))
  const { reason } = draft.discount
  const discounts = amount !== order.discount || (amount > 0 && reason !== order.discountReason)
  if (lines.length + added.length === 0 && !moves && !discounts) return null
  return {
    lines,
    added,
    ...(moves && { shippingAddress: draft.address }),
    ...(discounts && { discount: { amount, reason: amount > 0 ? reason : '' } }),
  }
}
