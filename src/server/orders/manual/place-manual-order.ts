import { ShopError } from '../../../contract/errors.ts'
import type { ManualOrder } from '../../../contract/manual-orders.ts'
import { formatMoney, toAmount, toCents } from '../../../contract/money.ts'
import type { Order } from '../../../contract/orders.ts'
import type { StaffOrderDetail } from '../../../contract/staff-orders.ts'
import { guestAddress } from '../../accounts/guests/guest-address.ts'
import { insertGuest } from '../../accounts/guests/insert-guest.ts'
import { pickCartStock } from '../../cart/check-out-cart.ts'
import { lockShelves } from '../../catalogue/stock/stock.ts'
import { checkShippingAddress } from '../../contacts/check-contact.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import { findEarlierAnswer, hashRequest, keepAnswer } from '../../idempotency/earlier-answer.ts'
import { orderChanged } from '../change/order-changed.ts'
import { getStaffOrder } from '../get-staff-order.ts'
import { toShippingAddress } from '../guests/place-as-guest.ts'
import { type PlaceDeps, wakeWorkers } from '../place-order.ts'
import { writeOrders } from '../write-orders.ts'
import { type PricedManualOrder, priceManualOrder } from './price-manual-order.ts'
import { recordManualOrder } from './record-manual-order.ts'

type By = { userId: string; staffRole: string | null; idempotencyKey: string | null }

/**
 * Places an order that the staff typed for somebody who wrote or called, to be paid to the courier: stock, order, the
 * buyer's mail and the audit trail, all or nothing. It belongs to a guest of its own, so that nobody who has an account
 * with this phone number sees it. The same request again answers with the order that it made.
 * @throws wrong_role a caller gives a discount or another price
 * @throws not_found there is no such product
 * @throws out_of_stock names the product
 * @throws order_changed it comes to something else than was shown
 * @throws order_too_large
 * @throws invalid
 * @throws idempotency_key_reused the key stands for another request
 */
export async function placeManualOrder(
  deps: PlaceDeps,
  { userId, staffRole, idempotencyKey }: By,
  typed: ManualOrder,
): Promise<StaffOrderDetail> {
  if (staffRole === 'caller' && (typed.discount || typed.lines.some(({ price }) => price !== undefined)))
    throw new ShopError('wrong_role', 'Callers give no discount and no other price. Ask a manager.')
  const shippingAddress = checkShippingAddress(deps, toShippingAddress(typed.shippingAddress))
  const request = ['manual', typed]
  const placed = await inTransaction(deps.db, async tx => {
    const call = { userId, idempotencyKey, request }
    const earlier = await findEarlierAnswer<{ orderId: string }>(tx, deps, call)
    if (earlier) return getStaffOrder({ db: tx }, earlier.orderId)
    const order = await writeManualOrder(tx, deps, { userId, typed: { ...typed, shippingAddress }, request })
    await keepAnswer(tx, call, { orderId: order._id })
    return getStaffOrder({ db: tx }, order._id)
  })
  wakeWorkers(deps)
  return placed
}

type Writing = {
  userId: string
  typed: Omit<ManualOrder, 'shippingAddress'> & { shippingAddress: ReturnType<typeof toShippingAddress> }
  request: readonly unknown[]
}

async function writeManualOrder(
  tx: Tx,
  deps: PlaceDeps,
  { userId, typed, request }: Writing,
): Promise<Order> {
  const { lines, discount, source, confirmed, shippingAddress, email, note } = typed
  const shelves = await lockShelves(tx, [...new Set(lines.map(({ productId }) => productId))])
  const now = deps.clock()
  const priced = await priceManualOrder(tx, deps, { lines, discount, city: shippingAddress.city, now })
  refuseOtherTotal(priced, typed)
  const stock = pickCartStock(priced.cart.lines, shelves)
  const guestId = deps.newId()
  await insertGuest(tx, deps, guestId)
  const [order] = await writeOrders(tx, deps, [
    {
      ...{ ...priced, stock, shippingAddress, source, confirmed, now },
      ...{ userId: guestId, placedBy: userId, cartId: '' },
      ...{ idempotencyKey: null, requestHash: hashRequest(request), counted: null },
      ...{ paymentMethod: 'COD' as const, paymentState: 'unpaid' as const },
      discountReason: discount?.reason ?? '',
      buyer: { phone: '', email: guestAddress(guestId), emailConfirmed: false, isGuest: true },
      left: { email, note },
    },
  ])
  if (!order) throw new Error('An order was not written')
  await recordManualOrder(tx, deps, { userId, order, typed, priced })
  return order
}

function refuseOtherTotal(
  { charges: { totalCents, currency } }: PricedManualOrder,
  { expectedTotal, currency: shown }: Pick<ManualOrder, 'expectedTotal' | 'currency'>,
): void {
  const isAsShown =
    (expectedTotal === undefined || toCents(expectedTotal) === totalCents) &&
    (shown === undefined || shown === currency)
  if (isAsShown) return
  const total = formatMoney(toAmount(totalCents), currency)
  throw orderChanged(
    `A price or the delivery has changed. The order comes to ${total} now: look at it again.`,
  )
}
