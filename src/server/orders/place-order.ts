import { ShopError } from '../../contract/errors.ts'
import { formatDollars, toCents, toDollars } from '../../contract/money.ts'
import type { Order, OrderData } from '../../contract/orders.ts'
import { emptyCart, lockCart } from '../cart/check-out-cart.ts'
import { loadCart, type PricedCart } from '../cart/load-cart.ts'
import { noLongerSold, outOfStock, refuseTooDear } from '../cart/refusals.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { cardsOff } from '../payments/cards-off.ts'
import { cartEmpty, findEarlier, hashRequest } from './find-earlier.ts'
import { loadOrder } from './load-orders.ts'
import { queueOrderMail } from './order-mails.ts'
import { takeFromShelves } from './shelves.ts'
import { writeOrder } from './write-order.ts'

export type OrderWish = OrderData & { userId: string; idempotencyKey: string | null }

type PlaceDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'config' | 'outbox' | 'news'>

/**
 * Orders what lies in the user's cart, at the catalogue's prices of this moment: takes the stock, freezes the
 * lines, empties the cart and queues a mail about it, all or nothing. The same request again (same key; or, without
 * one, a second click within a minute) answers the order it made. Throws `cart_empty`, `out_of_stock` naming the
 * product, `cart_changed` when the buyer was shown another total, `idempotency_key_reused`, or `payments_off` for cards.
 */
export async function placeOrder(deps: PlaceDeps, wish: OrderWish): Promise<Order> {
  if (wish.paymentMethod === 'online') throw cardsOff()
  const placed = await inTransaction(deps.db, async tx => {
    const { id, isNew } = await orderOnce(tx, deps, wish)
    const order = await loadOrder(tx, id)
    if (!order) throw new Error('An order was not there after it was written')
    if (isNew) await queueOrderMail(tx, deps, order)
    return order
  })
  deps.outbox.wake()
  deps.news.wake()
  return placed
}

/** The order that the wish made before, or makes now. */
async function orderOnce(tx: Tx, deps: PlaceDeps, wish: OrderWish): Promise<{ id: string; isNew: boolean }> {
  const cartId = await lockCart(tx, wish.userId)
  const requestHash = hashRequest(wish)
  // One moment for all: at its prices the order is dated.
  const now = deps.clock()
  const cart = await loadCart(tx, wish.userId, now)
  const request = { ...wish, requestHash, now, cartIsEmpty: cart.lines.length === 0 }
  const earlier = await findEarlier(tx, request)
  if (earlier !== null) return { id: earlier, isNew: false }
  if (cartId === null) throw cartEmpty()
  refuseUnavailable(cart)
  refuseChanged(cart, wish.expectedTotal)
  const stockIds = await takeFromShelves(tx, cart.lines)
  const id = await writeOrder(tx, deps, { ...wish, requestHash, cart, now, stockIds })
  await emptyCart(tx, cartId)
  return { id, isNew: true }
}

function refuseUnavailable({ lines, totalCents }: PricedCart): void {
  for (const line of lines) {
    if (line.gone) throw noLongerSold(line.product.title, line.which)
    if (!line.available) throw outOfStock(line.product.title, line.stock, line.which)
  }
  refuseTooDear(totalCents)
}

/** Another tab may have filled the cart, or a price may have changed, since the buyer looked. */
function refuseChanged({ totalCents }: PricedCart, expectedTotal: number | undefined): void {
  if (expectedTotal === undefined || toCents(expectedTotal) === totalCents) return
  const total = formatDollars(toDollars(totalCents))
  throw new ShopError(
    'cart_changed',
    `Your cart has changed and now comes to ${total}. Please look at it again.`,
  )
}
