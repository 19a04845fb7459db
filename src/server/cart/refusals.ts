import { ShopError } from '../../contract/errors.ts'

/** The refusal for wanting more of a product, or of its choice `which`, than the `left` pieces the shop has of it. */
export function outOfStock(title: string, left: number, which = ''): ShopError {
  const what = productLabel(title, which)
  if (left <= 0) return new ShopError('out_of_stock', `${what} is sold out.`)
  const pieces = left === 1 ? 'Only 1 piece' : `Only ${left} pieces`
  return new ShopError('out_of_stock', `${pieces} of ${what} ${left === 1 ? 'is' : 'are'} left.`, {
    quantity: `At most ${left}.`,
  })
}

/** The refusal for what was in the cart and has since been taken out of the shop. */
export const noLongerSold = (title: string, which = ''): ShopError =>
  new ShopError(
    'out_of_stock',
    `${productLabel(title, which)} is no longer on sale. Please remove it from your cart.`,
  )

const productLabel = (title: string, which: string) => [`"${title}"`, which].filter(Boolean).join(' in ')

/** One million dollars, the contract's highest amount. */
const maxTotalCents = 100_000_000

/** Throws `invalid` when a cart or order comes to more than the shop takes at once. */
export function checkTotal(totalCents: number): void {
  if (totalCents <= maxTotalCents) return
  throw new ShopError('invalid', 'That comes to more than $1,000,000. Please order less at once.', {
    quantity: 'Use a smaller quantity.',
  })
}

export const cartEmpty = (): ShopError => new ShopError('cart_empty', 'Your cart is empty.')

/** The refusal for a change to something that does not lie in the cart. */
export const notInCart = (): ShopError => new ShopError('not_found', 'This is not in your cart.')
