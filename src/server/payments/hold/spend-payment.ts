import { optionsKey } from '../../cart/choose-options.ts'
import type { PricedCart } from '../../cart/load-cart.ts'
import { takeCartStock } from '../../cart/take-cart-stock.ts'
import { spendHold } from '../../catalogue/stock/hold-stock.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { changeOrderMoney, changePayment, isLive, type Payment } from '../ledger/queries.ts'
import { callerSettlesMs } from '../provider/cards.ts'
import { cartChangedSincePayment, paymentReleased } from '../refusals.ts'
import { cartFingerprint } from './cart-fingerprint.ts'

/**
 * Takes the stock of an order that a locked payment is to pay: what was held for it or, where that has gone back after
 * a declined try, from the shelves. Answers where each line's came from, by line id. Throws `payment_released`,
 * `cart_changed` when the cart is not the one that was paid for, or `out_of_stock`; nothing is captured then.
 */
export async function spendHeldStock(
  tx: Tx,
  payment: Payment,
  cart: PricedCart,
): Promise<Map<string, string>> {
  if (!isLive(payment)) throw paymentReleased()
  if (payment.cartFingerprint !== cartFingerprint(cart)) throw cartChangedSincePayment()
  const holds = await spendHold(tx, payment.id)
  if (holds.length === 0) return takeCartStock(tx, cart.lines)
  const byChoice = new Map(holds.map(hold => [`${hold.productId}\n${hold.optionsKey}`, hold.stockId]))
  return new Map(
    cart.lines.map(({ id, productId, options }) => {
      const stockId = byChoice.get(`${productId}\n${optionsKey(options)}`)
      if (stockId === undefined) throw new Error('A line was paid for without its stock being held')
      return [id, stockId]
    }),
  )
}

/** Makes a locked payment this order's and no other's; the capture is due from now on. */
export async function linkToOrder(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { id }: Payment,
  orderId: string,
): Promise<void> {
  const now = clock()
  const nextTryAt = new Date(now.getTime() + callerSettlesMs)
  await changePayment(tx, id, { state: 'ordered', orderId, nextTryAt, tries: 0, updatedAt: now })
  await changeOrderMoney(tx, orderId, { paymentState: 'authorised' })
}
