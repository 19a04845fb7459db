import type { ChangeOrder, OrderChange } from '../../../contract/orders/order-changes.ts'
import type { ShippingAddress } from '../../../contract/orders/orders.ts'
import { checkOrderSize } from '../../cart/check-order-size.ts'
import { checkShippingAddress, wrongPhone } from '../../contacts/check-contact.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { LineRow, OrderRow } from '../order/load-orders.ts'
import { keptAdjustments, setDiscount } from '../order/order-adjustments.ts'
import { orderChanged } from '../order/order-changed.ts'
import { findLines } from '../order/queries.ts'
import { refuseParts } from '../order/refuse-parts.ts'
import { type PickedLines, pickStock } from './pick-stock.ts'
import { type PlannedCharges, planCharges } from './plan-charges.ts'
import { type PlannedLines, planLines } from './plan-lines.ts'
import { planPairs } from './plan-pairs.ts'
import { refuseUnlessChangeable } from './refuse-change.ts'

type Contacts = Pick<OrderRow, 'fullName' | 'address' | 'city' | 'postalCode' | 'country' | 'phone'>

/** All that a change does, worked out before anything is written. */
export type PlannedChange = {
  order: OrderRow
  before: readonly LineRow[]
  lines: PlannedLines
  stock: PickedLines
  /** Of the order before and after, in cents. */
  subtotalBefore: number
  charges: PlannedCharges
  contacts: Contacts
  buyerNote: string
  /** It is packed already, and what is in the parcel changes. */
  packAgain: boolean
  /** Its number was wrong and is another one now, so the buyer waits for a call again. */
  callAgain: boolean
}

type PlanDeps = Pick<Deps, 'settings' | 'config' | 'clock'>

/**
 * Works out a change of an order, with the shelves that it concerns locked. Writes nothing.
 * @throws illegal_transition the order's state does not allow it
 * @throws order_changed it is not as it was looked at
 * @throws invalid
 * @throws out_of_stock
 * @throws order_too_large
 */
export async function planChange(
  tx: Tx,
  deps: PlanDeps,
  order: OrderRow,
  change: OrderChange & Pick<ChangeOrder, 'call'>,
): Promise<PlannedChange> {
  refuseUnlessChangeable(order)
  if (order.version !== change.version) throw orderChanged()
  const now = deps.clock()
  const before = await findLines(tx, [order.id])
  const lines = await planLines(tx, before, { ...change, now })
  const after = [...lines.kept, ...lines.changed, ...lines.added]
  if (isLarger(before, lines)) checkOrderSize(after, deps.config.orderLimits.size)
  const stock = await pickStock(tx, lines)
  const contacts = contactsAfter(deps, order, change.shippingAddress)
  const { discount, delivery } = change
  if (delivery) refuseParts(delivery.charge, order.currency, 'delivery.charge')
  const [subtotalBefore, subtotalCents] = [goodsOf(before), goodsOf(after)]
  const pairs = await planPairs(tx, after, [{ lines: before, adjustments: order.adjustments }])
  const charges = planCharges(deps, order, {
    subtotalCents,
    pairs,
    others: [
      ...keptAdjustments(order.adjustments).filter(({ kind }) => !(discount && kind === 'discount')),
      ...setDiscount(discount, { subtotalCents, pairs, currency: order.currency }),
    ],
    city: contacts.city,
    now,
    subtotalBefore,
    delivery,
  })
  const packAgain =
    order.status === 'Processing' && lines.changed.length + lines.removed.length + lines.added.length > 0
  const hasNewNumber = order.confirmation === 'wrong_number' && contacts.phone !== order.phone
  const callAgain = hasNewNumber && !change.call
  const buyerNote = change.note ?? order.buyerNote
  return { order, before, lines, stock, subtotalBefore, charges, contacts, buyerNote, packAgain, callAgain }
}

/** An order from before the limits were lowered may be changed as long as no line of it grows. */
const isLarger = (before: readonly LineRow[], { changed, added }: PlannedLines): boolean =>
  added.length > 0 ||
  changed.some(({ lineId, quantity }) => before.some(line => line.id === lineId && line.quantity < quantity))

const goodsOf = (lines: readonly { priceCents: number; quantity: number }[]): number =>
  lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)

function contactsAfter(deps: PlanDeps, order: OrderRow, given: ShippingAddress | undefined): Contacts {
  if (!given) return order
  const { fullName, address, city, postalCode, country, phone = '' } = checkShippingAddress(deps, given)
  if (!phone && order.paymentMethod === 'COD') throw wrongPhone('shippingAddress.phone')
  return { fullName, address, city, postalCode, country, phone: phone || order.phone }
}
