import { checkoutQueries, type FoundCheckouts, toCheckouts } from '../../cart/check-out-cart.ts'
import { deliveryCountries } from '../../contacts/delivery-countries.ts'
import { toE164 } from '../../contacts/phone.ts'
import { lockTimeoutQuery } from '../../db/in-transaction.ts'
import { prepareStatement } from '../../db/prepare-statement.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { selectBuyers } from '../order/queries.ts'
import { limitCounts, limitSubjects, type OrderRequest } from './count-for-limits.ts'
import type { CountedOrders } from './limit-orders.ts'
import { lockAndCountOrders } from './limit-queries.ts'

/** `phone` is in E.164; '' for what cannot be called. */
type Buyer = { phone: string; email: string; emailConfirmed: boolean; isGuest: boolean }

type Found = FoundCheckouts & {
  buyerOf: (userId: string) => Buyer
  /** What counts against the limits of a request; null where they are off. */
  limitCountsOf: (request: OrderRequest) => CountedOrders | null
}

/**
 * Everything that the orders of these people are made of, one each, priced at `now`. Their carts and shelves are locked:
 * from now on no lock is waited for with a limit.
 */
export async function readCheckouts(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'settings'>,
  { requests, now }: { requests: readonly OrderRequest[]; now: Date },
): Promise<Found> {
  const userIds = requests.map(({ userId }) => userId)
  const found = await readStatement(tx, { userIds, now, subjects: limitSubjects(deps, requests) })
  const [home] = deliveryCountries(deps)
  const buyers = new Map(
    found.buyers.map(buyer => [buyer.id, { ...buyer, phone: toE164(buyer.phone, home) ?? '' }]),
  )
  const buyerOf = (userId: string) => {
    const buyer = buyers.get(userId)
    if (!buyer) throw new Error('The buyer has no account')
    return buyer
  }
  const phoneOf = (userId: string) => buyerOf(userId).phone
  const limitCountsOf = await limitCounts(tx, requests, { counts: found.counts, phoneOf, now })
  return { ...toCheckouts(found, now), buyerOf, limitCountsOf }
}

const readStatement = prepareStatement(
  (tx: Tx, { userIds, now, subjects }: { userIds: readonly string[]; now: Date; subjects: string }) => ({
    limit: lockTimeoutQuery('0'),
    buyers: selectBuyers(tx, userIds),
    ...checkoutQueries(tx, { userIds, now }),
    counts: lockAndCountOrders(tx, subjects, now),
  }),
)
