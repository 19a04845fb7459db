import type { Cart } from '../../../contract/cart.ts'
import { toAmount, toCents } from '../../../contract/money.ts'
import { type Adjustment, adjustedCents, pairAdjustment } from '../../../contract/orders/adjustments.ts'
import { pairSavings } from '../../../contract/orders/pair-savings.ts'

type PricedItems = Pick<Cart, 'items' | 'pairs'>

/** What pairs among the available pieces of a cart take off, as the shop counts it. */
export const cartPairs = ({ items, pairs = [] }: PricedItems): Adjustment[] =>
  pairAdjustment(
    pairSavings(
      items
        .filter(({ available }) => available)
        .map(({ productId, price, quantity }) => ({
          productId: productId._id,
          priceCents: toCents(price),
          quantity,
        })),
      { terms: pairs.map(({ products, saving }) => ({ products, savingCents: toCents(saving) })) },
    ),
  )

/** What they save. */
export const cartSaving = (cart: PricedItems): number => toAmount(0 - adjustedCents(cartPairs(cart)))
