import type { Cart } from '../../../../contract/cart.ts'

/** What a press has put into the cart. */
export type Added = {
  cart: Cart
  /** "Added: Nilofer Kurta, Pistachio, size M". */
  words: string
  productId: string
}
