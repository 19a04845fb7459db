import type { Deps } from '../../deps.ts'
import { orderNotFound } from '../order/get-order.ts'
import { openLink } from '../order/order-links.ts'
import { findOrder } from '../order/queries.ts'

/**
 * Another link to an order, for the staff to send to its buyer.
 * @throws not_found
 */
export async function makeLink(deps: Pick<Deps, 'db' | 'clock'>, id: string): Promise<{ token: string }> {
  if (!(await findOrder(deps.db, id))) throw orderNotFound()
  return { token: await openLink(deps.db, deps, id) }
}
