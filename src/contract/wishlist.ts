import { z } from 'zod'
import { Product } from './catalogue.ts'
import { maxWishlist } from './limits.ts'
import { Id } from './text.ts'

export const AddToWishlist = z.object({
  productIds: z.array(Id).min(1, 'Name a product.').max(maxWishlist, `Use at most ${maxWishlist} products.`),
})
export type AddToWishlist = z.infer<typeof AddToWishlist>

export const Wishlist = z.object({ products: z.array(Product) })
export type Wishlist = z.infer<typeof Wishlist>
