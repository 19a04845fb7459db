import { isDeletedAddress } from '../../../contract/deleted-address.ts'
import type { ManualOrder, PreviewManualOrder } from '../../../contract/manual-orders.ts'
import type { ChangeableOrder } from '../../../contract/order-changes.ts'
import { manualSources } from '../../../contract/order-sources.ts'
import { type DraftLine, optionsOf, toDraftLine } from '../order-pieces/draft-line.ts'
import { numberOf } from '../settings/form-values.ts'

/** A line with the price that the staff have agreed, as typed; '' for the shop's. */
export type PricedLine = DraftLine & { ownPrice: string }

export type BuyerValues = Record<
  'phone' | 'fullName' | 'city' | 'address' | 'landmark' | 'email' | 'note',
  string
>

/** What the staff have typed of an order so far. */
export type ManualDraft = {
  source: ManualOrder['source']
  buyer: BuyerValues
  lines: readonly PricedLine[]
  discount: { amount: string; reason: string }
  priceReason: string
  confirmed: boolean
}

export const noBuyer: BuyerValues = {
  ...{ phone: '', fullName: '', city: '', address: '', landmark: '', email: '', note: '' },
}

export const emptyDraft: ManualDraft = {
  source: 'whatsapp',
  buyer: noBuyer,
  lines: [],
  discount: { amount: '', reason: '' },
  priceReason: '',
  confirmed: false,
}

export const isEmpty = (draft: ManualDraft): boolean =>
  JSON.stringify({ ...draft, source: emptyDraft.source }) === JSON.stringify(emptyDraft)

/** The same pieces for the same buyer once more. */
export function draftOfOrder({ order, lines }: ChangeableOrder): ManualDraft {
  const { fullName, address, city, phone = '', phoneText = phone } = order.shippingAddress
  const email = isDeletedAddress(order.userId.email) ? '' : order.userId.email
  return {
    ...emptyDraft,
    source: manualSources.find(source => source === order.source) ?? 'phone',
    buyer: { ...noBuyer, fullName, address, city, phone: phoneText, email },
    lines: lines.map(line => ({ ...toDraftLine(line, true), ownPrice: '' })),
  }
}

/** What its pieces come to is asked of the shop; null while there are none. */
export function toPreview({ lines, discount, buyer }: ManualDraft): PreviewManualOrder | null {
  if (lines.length === 0) return null
  return {
    lines: lines.map(toLine),
    ...(discount.amount.trim() !== '' && { discount: { amount: numberOf(discount.amount) } }),
    city: buyer.city.trim().slice(0, 100),
  }
}

/** The order to place; it may still lack something. */
export function toOrder(
  draft: ManualDraft,
  country: string,
): Omit<ManualOrder, 'expectedTotal' | 'currency'> {
  const { source, buyer, lines, discount, priceReason, confirmed } = draft
  const { email, note, ...shippingAddress } = buyer
  return {
    ...{ source, email, note, confirmed, lines: lines.map(toLine) },
    shippingAddress: { ...shippingAddress, country },
    priceReason: hasOwnPrice(draft) ? priceReason : '',
    ...(discount.amount.trim() !== '' && {
      discount: { amount: numberOf(discount.amount), reason: discount.reason },
    }),
  }
}

export const hasOwnPrice = ({ lines }: Pick<ManualDraft, 'lines'>): boolean =>
  lines.some(({ ownPrice }) => ownPrice.trim() !== '')

const toLine = (line: PricedLine): ManualOrder['lines'][number] => ({
  ...{ productId: line.productId, quantity: line.wanted.quantity, options: optionsOf(line) },
  ...(line.ownPrice.trim() !== '' && { price: numberOf(line.ownPrice) }),
})
