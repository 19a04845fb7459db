import type { StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { ManualOrder } from '../../../contract/orders/manual-orders.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { checkNewAddress } from '../../contacts/check-contact.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import { findEarlierAnswer, type IdempotentCall } from '../../idempotency/earlier-answer.ts'
import { toShippingAddress } from '../guests/place-as-guest.ts'
import { type PlaceDeps, wakeWorkers } from '../place/place-order.ts'
import { getStaffOrder } from '../read/get-staff-order.ts'
import { writeManualOrder } from './write-manual-order.ts'

/** Who types it. */
export type By = { userId: string; staffRole: StaffRole | null; idempotencyKey: string | null }

/**
 * Places an order that the staff typed for somebody who wrote or called, to be paid to the courier, all or nothing. It belongs
 * to a guest of its own, so that no account with this phone number sees it. The same request again answers with the order
 * that it made.
 * @throws wrong_role a caller gives a discount, another price or another delivery charge
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
  const setsMoney = typed.discount || typed.delivery || typed.lines.some(({ price }) => price !== undefined)
  if (staffRole === 'caller' && setsMoney)
    throw new ShopError(
      'wrong_role',
      'Only managers can give a discount or set another price or delivery charge.',
    )
  const shippingAddress = checkNewAddress(deps, toShippingAddress(typed.shippingAddress))
  const order = { ...typed, shippingAddress, takenAlong: false }
  const call = { userId, idempotencyKey, request: ['manual', typed] }
  return writeOnce(deps, call, tx => writeManualOrder(tx, deps, { ...call, typed: order }))
}

/** Writes an order in one transaction, which keeps it as the call's answer, or answers with the one made before. */
export async function writeOnce(
  deps: PlaceDeps,
  call: IdempotentCall,
  write: (tx: Tx) => Promise<Order>,
): Promise<StaffOrderDetail> {
  const written = await inTransaction(deps.db, async tx => {
    const earlier = await findEarlierAnswer<{ orderId: string }>(tx, deps, call)
    if (earlier) return getStaffOrder({ ...deps, db: tx }, earlier.orderId)
    const { _id: orderId } = await write(tx)
    return getStaffOrder({ ...deps, db: tx }, orderId)
  })
  wakeWorkers(deps)
  return written
}
