import { type PickedStock, takeCartStock } from '../../cart/check-out-cart.ts'
import type { CartLine, PricedCart } from '../../cart/load-cart.ts'
import { recordHolds, spendHold } from '../../catalogue/holds/holds.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Payment } from '../ledger/queries.ts'

/** The lines to hold for a payment: one after another as long as the shop holds that many pieces before an order. */
export function linesToHold({ config }: Pick<Deps, 'config'>, { lines }: PricedCart): CartLine[] {
  let left = config.orderLimits.piecesHeld
  return lines.filter(({ quantity }) => {
    if (quantity > left) return false
    left -= quantity
    return true
  })
}

/**
 * Holds the stock of these lines for a payment, if there are any.
 * @throws out_of_stock when a shelf has fewer
 */
export async function holdStock(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { id: paymentId, userId }: Payment,
  lines: readonly CartLine[],
): Promise<void> {
  if (lines.length === 0) return
  const stockIds = await takeCartStock(tx, lines)
  await recordHolds(
    tx,
    { paymentId, userId, beganAt: clock() },
    lines.map(({ id, productId, options, optionsKey, quantity }) => {
      const stockId = stockIds.get(id)
      if (stockId === undefined) throw new Error('A line was held without its stock')
      return { productId, stockId, options, optionsKey, quantity }
    }),
  )
}

/**
 * Takes the stock of the cart that was paid for: what is held for the payment, and from the shelves what is not. The
 * map says from which shelf each line's came, by line id.
 * @throws out_of_stock when a shelf has fewer
 */
export async function takeHeldStock(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  paymentId: string,
  { lines }: PricedCart,
): Promise<Pick<PickedStock, 'stockIds' | 'held'>> {
  const holds = await spendHold(tx, paymentId, clock())
  const stockIds = new Map(holds.map(hold => [keyOf(hold), hold.stockId]))
  const held = lines.flatMap(line => {
    const stockId = stockIds.get(keyOf(line))
    return stockId === undefined ? [] : [[line.id, stockId] as const]
  })
  const notHeld = lines.filter(line => !stockIds.has(keyOf(line)))
  const taken = notHeld.length > 0 ? await takeCartStock(tx, notHeld) : []
  return { stockIds: new Map([...held, ...taken]), held: new Set(held.map(([lineId]) => lineId)) }
}

/** A choice of a product is one line of a cart. */
const keyOf = ({ productId, optionsKey }: Pick<CartLine, 'productId' | 'optionsKey'>) =>
  `${productId}\n${optionsKey}`
