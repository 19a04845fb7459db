import type { AddToCart, Cart } from '../../contract/cart.ts'
import { ShopError } from '../../contract/errors.ts'
import { maxLineQuantity } from '../../contract/limits.ts'
import { loadProducts } from '../catalogue/product/load-products.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { checkQuantity } from './check-quantity.ts'
import { chooseOptions, optionsKey } from './choose-options.ts'
import { loadCart } from './load-cart.ts'
import { addLine, lockOrCreateCart } from './queries.ts'
import { toCart } from './to-cart.ts'

type AddDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/**
 * Puts pieces of a product into the user's cart and answers the cart. The same product with the same options
 * is one line whose quantities add up. Throws `not_found` for a product that is not on sale, `invalid` for an
 * option it does not have, `out_of_stock` when there are not that many.
 */
export const addToCart = (deps: AddDeps, userId: string, wish: AddToCart): Promise<Cart> =>
  inTransaction(deps.db, async tx => {
    const lineId = await putLine(tx, deps, userId, wish)
    const cart = await loadCart(tx, userId, deps.clock())
    checkQuantity(cart, lineId)
    return toCart(cart)
  })

/** Answers the id of the line the pieces lie in now. */
async function putLine(tx: Tx, { clock, newId }: AddDeps, userId: string, wish: AddToCart): Promise<string> {
  const { productId, quantity } = wish
  const cart = await lockOrCreateCart(tx, { id: newId(), userId })
  const product = (await loadProducts(tx, [productId], clock())).get(productId)
  if (!product) throw new ShopError('not_found', 'This product is no longer on sale.')
  const options = chooseOptions(product, wish.options)
  const key = optionsKey(options)
  const line = {
    id: newId(),
    cartId: cart.id,
    productId,
    options,
    optionsKey: key,
    quantity,
    addedAt: clock(),
  }
  const now = await addLine(tx, line)
  if (now.quantity > maxLineQuantity) {
    const message = `Use at most ${maxLineQuantity.toLocaleString('en')} for the quantity.`
    throw new ShopError('invalid', message, { quantity: message })
  }
  return now.id
}
