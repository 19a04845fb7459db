import type { AddToCart, Cart } from '../../contract/cart.ts'
import { ShopError } from '../../contract/errors.ts'
import { maxLineQuantity } from '../../contract/limits.ts'
import { loadListedProducts } from '../catalogue/product/load-products.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { toWireCart } from './cart-wire.ts'
import { checkChangedLine } from './check-quantity.ts'
import { chooseOptions, optionsKey } from './choose-options.ts'
import { loadCart } from './load-cart.ts'
import { addLine, lockOrCreateCart } from './queries.ts'

type AddDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/**
 * Adds pieces of a product to the user's cart and returns the cart. The same product with the same options is one line
 * whose quantities add up.
 * @throws not_found for a product that is not listed
 * @throws invalid for an option that the product does not have, or too high a quantity
 * @throws out_of_stock when there are not that many
 */
export const addToCart = (deps: AddDeps, userId: string, input: AddToCart): Promise<Cart> =>
  inTransaction(deps.db, async tx => {
    const lineId = await putLine(tx, deps, userId, input)
    const cart = await loadCart(tx, userId, deps.clock())
    checkChangedLine(cart, lineId)
    return toWireCart(cart)
  })

/** Returns the id of the line that the pieces were added to. */
async function putLine(
  tx: Tx,
  { clock, newId }: AddDeps,
  userId: string,
  { productId, quantity, options: wanted }: AddToCart,
): Promise<string> {
  const { id: cartId } = await lockOrCreateCart(tx, { id: newId(), userId })
  const now = clock()
  const product = (await loadListedProducts(tx, [productId], now)).get(productId)
  if (!product) throw new ShopError('not_found', 'This product is no longer on sale.')
  const options = chooseOptions(product, wanted)
  const line = await addLine(tx, {
    id: newId(),
    cartId,
    productId,
    options,
    optionsKey: optionsKey(options),
    quantity,
    addedAt: now,
  })
  if (line.quantity > maxLineQuantity) {
    const message = `Use at most ${maxLineQuantity.toLocaleString('en')} for the quantity.`
    throw new ShopError('invalid', message, { quantity: message })
  }
  return line.id
}
