import type { z } from 'zod'
import { offsetOf } from '../../../contract/lists.ts'
import type { OrdersToConfirm, OrdersToConfirmQuery } from '../../../contract/orders/staff-orders.ts'
import type { Deps } from '../../deps.ts'
import { countToConfirm, findToConfirm } from '../order/staff-queries.ts'
import { toStaffDetails } from '../read/load-staff-orders.ts'

/** A page of the orders whose buyers are to be called, or that have a wrong number, and how many there are. */
export async function ordersToConfirm(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { confirmation, ...page }: OrdersToConfirmQuery,
): Promise<z.infer<typeof OrdersToConfirm>> {
  const { total } = await countToConfirm(db, confirmation)
  const rows = await findToConfirm(db, confirmation, { limit: page.limit, offset: offsetOf(page) })
  return { orders: await toStaffDetails({ db, clock }, rows), total }
}
