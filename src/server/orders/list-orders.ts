import type { z } from 'zod'
import type { AllOrdersQuery, OrderPage } from '../../contract/orders.ts'
import { offsetOf, type PageQuery } from '../../contract/page.ts'
import type { Deps } from '../deps.ts'
import { countOrders, findPage, type OrderFilter } from './list-queries.ts'
import { withLines } from './load-orders.ts'

type Page = z.infer<typeof OrderPage>

type ListDeps = Pick<Deps, 'db'>

/** A page of the user's own orders, newest first, with the number of them all. */
export const myOrders = (deps: ListDeps, userId: string, page: PageQuery): Promise<Page> =>
  listOrders(deps, { userId }, page)

/** A page of everybody's orders, newest first, with the number of all that match the status and the words. */
export const allOrders = (deps: ListDeps, { status, search, ...page }: AllOrdersQuery): Promise<Page> =>
  listOrders(deps, { ...(status && { status }), ...wordsOf(search) }, page)

async function listOrders({ db }: ListDeps, filter: OrderFilter, page: PageQuery): Promise<Page> {
  const { total } = await countOrders(db, filter)
  const rows = await findPage(db, filter, { limit: page.limit, offset: offsetOf(page) })
  return { orders: await withLines(db, rows), total }
}

/** "#1001" is the number alone; "1001" may be the number or stand in an id or an e-mail. */
function wordsOf(search = ''): Pick<OrderFilter, 'search'> {
  // PostgreSQL's text knows no NUL, so it can stand in no id.
  const text = search.replaceAll('\0', '').trim().toLowerCase()
  if (!text) return {}
  const digits = /^#?(\d{1,9})$/.exec(text)?.[1]
  return { search: { text, number: digits === undefined ? null : Number(digits) } }
}
