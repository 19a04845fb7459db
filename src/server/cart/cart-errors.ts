import { ShopError } from '../../contract/errors.ts'
import { maxAmountText, maxCents } from '../../contract/max-amount.ts'

/** The refusal to sell more pieces of a product, or of one choice of it, than the `left` ones that the shop has. */
export function outOfStock(title: string, left: number, choiceLabel = ''): ShopError {
  const label = productLabel(title, choiceLabel)
  if (left <= 0) return new ShopError('out_of_stock', `${label} is sold out.`)
  const pieces = left === 1 ? 'Only 1 piece' : `Only ${left} pieces`
  return new ShopError('out_of_stock', `${pieces} of ${label} ${left === 1 ? 'is' : 'are'} left.`, {
    quantity: `At most ${left}.`,
  })
}

/** The same for somebody whose cart holds some of those pieces already, or all of them. */
export function outOfStockBesideCart(
  title: string,
  { left, inCart, choiceLabel }: { left: number; inCart: number; choiceLabel: string },
): ShopError {
  if (inCart === 0 || inCart > left) return outOfStock(title, left, choiceLabel)
  const label = productLabel(title, choiceLabel)
  return new ShopError('out_of_stock', besideCartText(label, left, inCart), { quantity: `At most ${left}.` })
}

function besideCartText(label: string, left: number, inCart: number): string {
  if (left === 1) return `The last piece of ${label} is already in your cart.`
  if (inCart === left) return `All ${left} pieces of ${label} that we have are already in your cart.`
  return `Only ${left} pieces of ${label} are left, and ${inCart} of them ${inCart === 1 ? 'is' : 'are'} already in your cart.`
}

type GoneLine = { product: { title: string }; choiceLabel: string; unchosen: string | null }

/** The refusal of a line that the shop has stopped to sell as it is since it was put into the cart. */
export const noLongerSold = ({ product: { title }, choiceLabel, unchosen }: GoneLine): ShopError =>
  new ShopError(
    'out_of_stock',
    unchosen === null
      ? `${productLabel(title, choiceLabel)} is no longer on sale. Please remove it from your cart.`
      : `"${title}" now comes with a choice of ${unchosen}. Please remove it from your cart and add it again.`,
  )

const productLabel = (title: string, choiceLabel: string) =>
  [`"${title}"`, choiceLabel].filter(Boolean).join(' in ')

/** @throws invalid when a cart or order comes to more than the shop takes at once */
export function checkTotal(totalCents: number): void {
  if (totalCents <= maxCents) return
  throw new ShopError('invalid', `That comes to more than ${maxAmountText}. Please order less at once.`, {
    quantity: 'Use a smaller quantity.',
  })
}

/** The refusal to change a line that the cart does not have. */
export const notInCart = (): ShopError => new ShopError('not_found', 'This is not in your cart.')

/** The refusal to check out a cart with nothing in it. */
export const cartEmpty = (): ShopError => new ShopError('cart_empty', 'Your cart is empty.')
