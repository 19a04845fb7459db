import { z } from 'zod'
import { maxWishlistProducts } from '../limits.ts'
import { Id } from '../text.ts'
import { Product } from './catalogue.ts'

/** Products to add to the wishlist. */
export const AddToWishlist = z.object({
  productIds: z
    .array(Id)
    .min(1, 'Name a product.')
    .max(maxWishlistProducts, `Use at most ${maxWishlistProducts} products.`),
})
export type AddToWishlist = z.infer<typeof AddToWishlist>

/** The products of a wishlist, latest first. */
export const Wishlist = z.object({ products: z.array(Product) })
export type Wishlist = z.infer<typeof Wishlist>
