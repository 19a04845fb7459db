import { ShopError } from '../../contract/errors.ts'
import { formatDollars, toCents, toDollars } from '../../contract/money.ts'
import type { OrderSize } from '../../contract/order-size.ts'
import { checkOrderable, checkoutQueries, type FoundCheckouts, toCheckouts } from '../cart/check-out-cart.ts'
import type { PricedCart } from '../cart/load-cart.ts'
import { toE164 } from '../contacts/phone.ts'
import { lockTimeoutQuery } from '../db/in-transaction.ts'
import { prepareStatement } from '../db/prepare-statement.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { type OrderRequest, toAsked, toCounted } from './count-for-limits.ts'
import type { CountedOrders } from './limit-orders.ts'
import { lockAndCountOrders } from './limit-queries.ts'
import { selectBuyers } from './queries.ts'

/** `phone` is in E.164; '' for what cannot be called. */
type Buyer = { phone: string; email: string; emailConfirmed: boolean }

type Found = FoundCheckouts & {
  buyerOf: (userId: string) => Buyer
  /** What counts against the limits of a request; null where they are off. */
  countedOf: (request: OrderRequest) => CountedOrders | null
}

/**
 * Everything that the orders of these people are made of, one each, priced at `now`. Their carts and shelves are locked:
 * from now on no lock is waited for with a limit.
 */
export async function readCheckouts(
  tx: Tx,
  deps: Pick<Deps, 'config'>,
  { requests, now }: { requests: readonly OrderRequest[]; now: Date },
): Promise<Found> {
  const userIds = requests.map(({ userId }) => userId)
  const found = await readStatement(tx, { userIds, now, asked: toAsked(deps, requests) })
  const [home] = deps.config.deliveryCountries
  const buyers = new Map(
    found.buyers.map(buyer => [buyer.id, { ...buyer, phone: toE164(buyer.phone, home) ?? '' }]),
  )
  const buyerOf = (userId: string) => {
    const buyer = buyers.get(userId)
    if (!buyer) throw new Error('The buyer has no account')
    return buyer
  }
  const phoneOf = (userId: string) => buyerOf(userId).phone
  const countedOf = await toCounted(tx, requests, { counts: found.counts, phoneOf, now })
  return { ...toCheckouts(found, now), buyerOf, countedOf }
}

const readStatement = prepareStatement(
  (tx: Tx, { userIds, now, asked }: { userIds: readonly string[]; now: Date; asked: string }) => ({
    limit: lockTimeoutQuery('0'),
    buyers: selectBuyers(tx, userIds),
    ...checkoutQueries(tx, { userIds, now }),
    counts: lockAndCountOrders(tx, asked, now),
  }),
)

/**
 * Checks that the whole cart can be ordered, at the total in dollars that the buyer was shown, if one is given.
 * @throws out_of_stock names the product
 * @throws order_too_large
 * @throws cart_changed another tab may have filled the cart, or a price may have changed, since the buyer looked
 * @throws invalid when the cart comes to more than the shop takes at once
 */
export function checkCart(
  cart: PricedCart,
  { expectedTotal, size }: { expectedTotal: number | undefined; size: OrderSize },
): void {
  checkOrderable(cart, size)
  if (expectedTotal === undefined || toCents(expectedTotal) === cart.totalCents) return
  const total = formatDollars(toDollars(cart.totalCents))
  throw new ShopError(
    'cart_changed',
    `Your cart has changed and now comes to ${total}. Please check it again.`,
  )
}
