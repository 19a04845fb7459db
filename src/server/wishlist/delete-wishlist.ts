import type { Tx } from '../db/schema.ts'
import { deleteItems } from './queries.ts'

/** Deletes a person's wishlist. */
export const deleteWishlist = (tx: Tx, userId: string) => deleteItems(tx, userId)
