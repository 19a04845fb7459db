import { forRoles, type StaffRole, staffRoles } from '../../../contract/accounts/staff-roles.ts'
import type { Machine } from '../../../contract/actors.ts'
import { ShopError } from '../../../contract/errors.ts'
import { isOpen } from '../../../contract/orders/find-moves.ts'
import type { MovableOrder, Mover, OrderMove } from '../../../contract/orders/order-moves.ts'
import type { ActedBy } from '../../audit/actor.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { deleteLastEvent, insertEvent, type OrderChanges, setStatus } from '../order/queries.ts'

/** Who moves an order: somebody in their role, its buyer, or one of the shop's own actors. */
export type Actor =
  | { userId: string; staffRole: StaffRole | null }
  | { buyerId: string }
  | { machine: Machine }

export function moverOf(actor: Actor): Mover | null {
  if ('machine' in actor) return actor.machine
  return 'buyerId' in actor ? 'buyer' : actor.staffRole
}

/** The same for the history of the order and the record of changes. */
export function actedBy(actor: Actor): ActedBy {
  if ('machine' in actor) return { userId: null, machine: actor.machine }
  return { userId: 'buyerId' in actor ? actor.buyerId : actor.userId }
}

type MovedOrder = MovableOrder & { id: string; number: number }

/**
 * Makes one move of the table with a locked order, and writes its history: the only place where the status of a placed
 * order changes. `changes` are written with it.
 * @throws illegal_transition the order does not allow it
 * @throws wrong_role others make it
 */
export async function makeMove(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  order: MovedOrder,
  move: OrderMove,
  { by, changes = {} }: { by: Actor; changes?: OrderChanges },
): Promise<void> {
  if (!isOpen(move, order)) throw illegalTransition(`Order #${order.number} is ${order.status}.`)
  refuseOtherRoles(order, move, by)
  const { from: fromStatus, to: toStatus } = move
  await setStatus(tx, order.id, toStatus, changes)
  if (move.ownWithinMs !== undefined) await deleteLastEvent(tx, order.id, fromStatus)
  else if (fromStatus !== toStatus) {
    const event = { id: deps.newId(), orderId: order.id, at: deps.clock(), fromStatus, toStatus }
    await insertEvent(tx, { ...event, ...actedBy(by) })
  }
}

/** @throws wrong_role */
export function refuseOtherRoles({ number, status }: MovedOrder, move: OrderMove, by: Actor): void {
  const mover = moverOf(by)
  if (mover !== null && move.by.includes(mover)) return
  const roles = staffRoles.filter(role => move.by.includes(role))
  const state = move.state ?? `is ${status}`
  throw new ShopError(
    'wrong_role',
    `Order #${number} ${state}, so only ${forRoles(roles)} can move it to ${move.to}.`,
  )
}

/** Refuses what the state of an order does not allow. */
export const illegalTransition = (message: string): ShopError => new ShopError('illegal_transition', message)
