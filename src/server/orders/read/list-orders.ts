import type { z } from 'zod'
import { offsetOf, type PageQuery } from '../../../contract/lists.ts'
import type { OrderPage } from '../../../contract/orders/orders.ts'
import type { AllOrdersQuery, StaffOrderPage } from '../../../contract/orders/staff-orders.ts'
import type { Deps } from '../../deps.ts'
import { attachOrderLines } from '../order/load-orders.ts'
import { type CountAllOrders, countOrders } from './count-orders.ts'
import { findPage } from './list-queries.ts'
import { toStaffOrders } from './load-staff-orders.ts'
import { toFilter } from './order-filter.ts'

type ListDeps = Pick<Deps, 'db'>

/** A page of the person's own orders, newest first, and how many there are. */
export async function myOrders(
  { db }: ListDeps,
  userId: string,
  page: PageQuery,
): Promise<z.infer<typeof OrderPage>> {
  const { all } = await countOrders(db, { userId })
  const rows = await findPage(db, { userId }, { limit: page.limit, offset: offsetOf(page) })
  return { orders: await attachOrderLines(db, rows), total: all }
}

/**
 * A page of everybody's orders that match the filters. `total` counts all that match; `counts` says for every status
 * how many would match with it instead.
 */
export async function allOrders(
  { db, settings, countAll }: Pick<Deps, 'db' | 'settings'> & { countAll: CountAllOrders },
  { page, limit, sort, ...filters }: AllOrdersQuery,
): Promise<StaffOrderPage> {
  const { status, ...others } = toFilter(filters, settings.current().delivery.timeZone)
  const isFiltered = Object.keys(others).length > 0
  const counts = await (isFiltered ? countOrders(db, others) : countAll())
  const rows = await findPage(
    db,
    { ...others, ...(status && { status }) },
    { limit, offset: offsetOf({ page, limit }), oldestFirst: sort === 'oldest' },
  )
  return { orders: await toStaffOrders(db, rows), total: counts[status ?? 'all'], counts }
}
