import type { AddSeveral, AddToCart, Cart } from '../../contract/cart.ts'
import { ShopError } from '../../contract/errors.ts'
import { isListed } from '../catalogue/product/product.ts'
import { type ChangeDeps, changeCart, type OpenCart } from './change-cart.ts'
import { chooseOptions, optionsKey } from './choose-options.ts'
import type { StoredLine } from './load-cart.ts'

/**
 * Adds pieces of a product to the user's cart and returns the cart. The same product with the same options is one line
 * whose quantities add up.
 * @throws not_found for a product that is not listed
 * @throws invalid for an option that the product does not have
 * @throws order_too_large when no order takes as much
 * @throws out_of_stock when there are not that many
 */
export const addToCart = (deps: ChangeDeps, userId: string, input: AddToCart): Promise<Cart> =>
  addSeveralToCart(deps, userId, { lines: [input] })

/**
 * The same for several products: all are added, or none.
 * @throws as `addToCart`, for the first that cannot be added
 */
export const addSeveralToCart = (deps: ChangeDeps, userId: string, { lines }: AddSeveral): Promise<Cart> =>
  changeCart(
    deps,
    userId,
    cart => ({ lines: addedLines(cart, lines, deps) }),
    lines.map(({ productId }) => productId),
  )

/** The lines that change, each once: the same choice named twice adds up. */
function addedLines(
  cart: OpenCart,
  inputs: readonly AddToCart[],
  deps: Pick<ChangeDeps, 'newId'>,
): StoredLine[] {
  const changed = new Map<string, StoredLine>()
  for (const input of inputs) {
    const others = cart.lines.filter(({ id }) => !changed.has(id))
    const line = addedLine({ ...cart, lines: [...others, ...changed.values()] }, input, deps)
    changed.set(line.id, line)
  }
  return [...changed.values()]
}

/** The line of the product with these options, with the added pieces. */
function addedLine(
  { lines, products, now }: OpenCart,
  { productId, quantity, options: wanted }: AddToCart,
  { newId }: Pick<ChangeDeps, 'newId'>,
): StoredLine {
  const product = products.get(productId)
  if (!product || !isListed(product, now))
    throw new ShopError('not_found', 'This product is no longer on sale.')
  const options = chooseOptions(product, wanted)
  const key = optionsKey(options)
  const line = lines.find(each => each.productId === productId && each.optionsKey === key) ?? {
    id: newId(),
    productId,
    options,
    optionsKey: key,
    quantity: 0,
  }
  return { ...line, quantity: line.quantity + quantity }
}
