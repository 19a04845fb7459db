import { ShopError } from '../../contract/errors.ts'
import { formatDollars, toCents, toDollars } from '../../contract/money.ts'
import type { OrderSize } from '../../contract/order-size.ts'
import { checkOrderable, checkoutQueries, type FoundCheckouts, toCheckouts } from '../cart/check-out-cart.ts'
import type { PricedCart } from '../cart/load-cart.ts'
import { lockTimeoutQuery } from '../db/in-transaction.ts'
import { prepareStatement } from '../db/prepare-statement.ts'
import type { Tx } from '../db/schema.ts'
import { selectBuyers } from './queries.ts'

type Buyer = { phone: string; email: string }

/**
 * Everything that the orders of these people are made of, priced at `now`. Their carts and shelves are locked: from now on
 * no lock is waited for with a limit.
 */
export async function readCheckouts(
  tx: Tx,
  { userIds, now }: { userIds: readonly string[]; now: Date },
): Promise<FoundCheckouts & { buyerOf: (userId: string) => Buyer }> {
  const found = await readStatement(tx, { userIds, now })
  const buyers = new Map(found.buyers.map(buyer => [buyer.id, buyer]))
  const buyerOf = (userId: string) => {
    const buyer = buyers.get(userId)
    if (!buyer) throw new Error('The buyer has no account')
    return buyer
  }
  return { ...toCheckouts(found, now), buyerOf }
}

const readStatement = prepareStatement(
  (tx: Tx, { userIds, now }: { userIds: readonly string[]; now: Date }) => ({
    limit: lockTimeoutQuery('0'),
    buyers: selectBuyers(tx, userIds),
    ...checkoutQueries(tx, { userIds, now }),
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
