import type { StaffOrder, StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { orderNotFound } from '../order/get-order.ts'
import { findOrders } from '../order/queries.ts'
import { loadStaffDetail, toStaffOrders } from './load-staff-orders.ts'

type ReadDeps = { db: Db | Tx; clock: Deps['clock'] }

/**
 * All about one order: history, calls, notes, card payment, and the other orders of its buyer.
 * @throws not_found
 */
export async function getStaffOrder(deps: ReadDeps, id: string): Promise<StaffOrderDetail> {
  const detail = await loadStaffDetail(deps, id)
  if (!detail) throw orderNotFound()
  return detail
}

/** The orders of these ids, in the order asked for; unknown ids are left out. */
export async function ordersByIds(
  { db }: Pick<ReadDeps, 'db'>,
  ids: readonly string[],
): Promise<StaffOrder[]> {
  const rows = new Map((await findOrders(db, ids)).map(row => [row.id, row]))
  return toStaffOrders(
    db,
    [...new Set(ids)].flatMap(id => rows.get(id) ?? []),
  )
}
