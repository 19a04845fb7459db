import type { z } from 'zod'
import { offsetOf } from '../../contract/lists.ts'
import type {
  OrdersToConfirm,
  OrdersToConfirmQuery,
  StaffOrder,
  StaffOrderDetail,
} from '../../contract/staff-orders.ts'
import type { Deps } from '../deps.ts'
import { orderNotFound } from './get-order.ts'
import { loadStaffDetail, toStaffDetails, toStaffOrders } from './load-staff-orders.ts'
import { findOrders } from './queries.ts'
import { countToConfirm, findToConfirm } from './staff-queries.ts'

type ReadDeps = Pick<Deps, 'db'>

/**
 * All about one order: history, calls, notes, card payment, and the other orders of its buyer.
 * @throws not_found
 */
export async function getStaffOrder({ db }: ReadDeps, id: string): Promise<StaffOrderDetail> {
  const detail = await loadStaffDetail(db, id)
  if (!detail) throw orderNotFound()
  return detail
}

/** The orders of these ids, in the order asked for; unknown ids are left out. */
export async function ordersByIds({ db }: ReadDeps, ids: readonly string[]): Promise<StaffOrder[]> {
  const rows = new Map((await findOrders(db, ids)).map(row => [row.id, row]))
  return toStaffOrders(
    db,
    [...new Set(ids)].flatMap(id => rows.get(id) ?? []),
  )
}

/** A page of the orders whose buyers are to be called, or that have a wrong number, and how many there are. */
export async function ordersToConfirm(
  { db }: ReadDeps,
  { confirmation, ...page }: OrdersToConfirmQuery,
): Promise<z.infer<typeof OrdersToConfirm>> {
  const { total } = await countToConfirm(db, confirmation)
  const rows = await findToConfirm(db, confirmation, { limit: page.limit, offset: offsetOf(page) })
  return { orders: await toStaffDetails(db, rows), total }
}
