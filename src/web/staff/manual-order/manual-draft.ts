import { isDeletedAddress } from '../../../contract/accounts/deleted-address.ts'
import { splitLandmark } from '../../../contract/orders/landmark.ts'
import type { CounterSale, ManualOrder, PreviewManualOrder } from '../../../contract/orders/manual-orders.ts'
import type { ChangeableOrder } from '../../../contract/orders/order-changes.ts'
import { manualSources } from '../../../contract/orders/order-sources.ts'
import { parseAmount } from '../../../contract/typed-numbers.ts'
import {
  type DraftLine,
  firstMissingChoice,
  type OpenLine,
  optionsOf,
  toDraftLine,
} from '../order-pieces/draft-line.ts'
import { readDiscount } from '../order-pieces/read-discount.ts'

/** A line with the price that the staff have agreed, as typed; '' for the shop's. */
export type PricedLine = DraftLine & { ownPrice: string }

export type BuyerValues = Record<
  'phone' | 'fullName' | 'city' | 'postalCode' | 'address' | 'landmark' | 'email' | 'note',
  string
>

/** What the staff have typed of an order so far. */
export type ManualDraft = {
  source: ManualOrder['source']
  buyer: BuyerValues
  lines: readonly PricedLine[]
  discount: { amount: string; reason: string }
  /** What the parcel costs; an empty amount stands for what the shop charges. */
  delivery: { amount: string; reason: string }
  priceReason: string
  confirmed: boolean
  /** Paid at the counter and taken along. */
  takenAlong: boolean
}

export const noBuyer: BuyerValues = {
  phone: '',
  fullName: '',
  city: '',
  postalCode: '',
  address: '',
  landmark: '',
  email: '',
  note: '',
}

/** What a chat says of its buyer. A second chat is another buyer's: nothing of the one before may stay. */
export const fromChat = (found: Partial<BuyerValues>, isSecond: boolean): Partial<BuyerValues> =>
  isSecond ? { ...noBuyer, ...found } : found

export const emptyDraft: ManualDraft = {
  source: 'whatsapp',
  buyer: noBuyer,
  lines: [],
  discount: { amount: '', reason: '' },
  delivery: { amount: '', reason: '' },
  priceReason: '',
  confirmed: false,
  takenAlong: false,
}

export const isEmpty = (draft: ManualDraft): boolean =>
  JSON.stringify({ ...draft, source: emptyDraft.source }) === JSON.stringify(emptyDraft)

/** The same pieces for the same buyer once more. */
export function draftOfOrder({ order, lines }: ChangeableOrder): ManualDraft {
  const { fullName, address, city, postalCode, phone = '', phoneText = phone } = order.shippingAddress
  const { street, landmark } = splitLandmark(address)
  const email = isDeletedAddress(order.userId.email) ? '' : order.userId.email
  return {
    ...emptyDraft,
    source: manualSources.find(source => source === order.source) ?? 'phone',
    buyer: { ...noBuyer, fullName, address: street, landmark, city, postalCode, phone: phoneText, email },
    lines: lines.map(line => ({ ...toDraftLine(withoutOwn(line), true), ownPrice: '' })),
  }
}

/** The pieces of the other order are gone: only those in the shop can be had. */
const withoutOwn = ({ stock, ...line }: OpenLine): OpenLine => ({
  ...line,
  stock: stock.map(({ quantity, own, ...choice }) => ({ ...choice, quantity: quantity - own, own: 0 })),
})

/** What its pieces come to is asked of the shop; null while there are none, or one lacks its size or colour. */
export function toPreview(draft: ManualDraft): PreviewManualOrder | null {
  const { lines, discount, delivery, buyer } = draft
  if (lines.length === 0 || firstMissingChoice(lines)) return null
  return {
    lines: lines.map(toLine),
    ...(discount.amount.trim() !== '' && { discount: readDiscount(discount.amount) }),
    ...(setsDelivery(draft) && { delivery: { charge: amountOf(delivery.amount) } }),
    city: buyer.city.trim().slice(0, 100),
    takenAlong: isCounterSale(draft),
  }
}

/** Whether nothing is delivered. */
export const isCounterSale = ({ source, takenAlong }: ManualDraft): boolean =>
  source === 'counter' && takenAlong

type WithoutTotal<Sold> = Omit<Sold, 'expectedTotal' | 'currency'>

/** What is sold at the counter; it may still lack something. */
export const toSale = (draft: ManualDraft): WithoutTotal<CounterSale> => ({
  ...toSold(draft),
  fullName: draft.buyer.fullName,
  phone: draft.buyer.phone,
})

/** The order to place; it may still lack something. */
export function toOrder(draft: ManualDraft, country: string): WithoutTotal<ManualOrder> {
  const { source, buyer, confirmed, delivery } = draft
  const { email, note, ...shippingAddress } = buyer
  return {
    ...toSold(draft),
    source,
    email,
    note,
    confirmed,
    ...(setsDelivery(draft) && {
      delivery: { charge: amountOf(delivery.amount), reason: delivery.reason },
    }),
    shippingAddress: { ...shippingAddress, country },
  }
}

function toSold(draft: ManualDraft) {
  const { lines, discount, priceReason } = draft
  return {
    lines: lines.map(toLine),
    priceReason: hasOwnPrice(draft) ? priceReason : '',
    ...(discount.amount.trim() !== '' && {
      discount: { ...readDiscount(discount.amount), reason: discount.reason },
    }),
  }
}

/** Nothing is delivered of what is sold at the counter. */
const setsDelivery = (draft: ManualDraft): boolean =>
  draft.delivery.amount.trim() !== '' && !isCounterSale(draft)

export const hasOwnPrice = ({ lines }: Pick<ManualDraft, 'lines'>): boolean =>
  lines.some(({ ownPrice }) => ownPrice.trim() !== '')

const toLine = (line: PricedLine): ManualOrder['lines'][number] => ({
  productId: line.productId,
  quantity: line.wanted.quantity,
  options: optionsOf(line),
  ...(line.ownPrice.trim() !== '' && { price: amountOf(line.ownPrice) }),
})

const amountOf = (typed: string) => parseAmount(typed) ?? Number.NaN
