import type { Cart } from '../../../contract/cart.ts'
import { toAmount, toCents } from '../../../contract/money.ts'
import { pairSavings, savedCents } from '../../../contract/orders/pair-savings.ts'

/** What pairs among the available pieces of a cart save, as the shop counts it. */
export const cartSaving = ({ items, pairs = [] }: Pick<Cart, 'items' | 'pairs'>): number =>
  toAmount(
    savedCents(
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
    ),
  )
