import { toAmount } from '../../../contract/money.ts'
import type { OrderEarnings } from '../../../contract/orders/staff-orders.ts'
import type { Deps } from '../../deps.ts'
import { findEarnings } from '../order/earnings-queries.ts'
import { orderNotFound } from '../order/get-order.ts'

/**
 * What the pieces of an order earn and have cost, in its currency.
 * @throws not_found
 */
export async function getEarnings({ db }: Pick<Deps, 'db'>, id: string): Promise<OrderEarnings> {
  const [earnings] = await findEarnings(db, [id])
  if (!earnings) throw orderNotFound()
  const { earnedCents, costCents, currency } = earnings
  return { earned: toAmount(earnedCents), cost: costCents === null ? null : toAmount(costCents), currency }
}
