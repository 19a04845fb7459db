import type { Tx } from '../../db/schema.ts'
import { findDeletedPictures } from '../../media/unused/find-deleted-pictures.ts'
import type { Product, ProductDetails } from '../product/product.ts'
import { pictureUrls } from '../product/product-columns.ts'

/**
 * Restored details without the pictures that were purged while the product did not show them, and how many those are.
 * Where none of the pictures is left, the product keeps those it has.
 */
export async function withoutDeletedPictures(
  tx: Tx,
  restored: ProductDetails,
  current: Product,
): Promise<{ details: ProductDetails; purged: number }> {
  const shown = new Set(pictureUrls(current))
  const purged = await findDeletedPictures(
    tx,
    pictureUrls(restored).filter(url => !shown.has(url)),
  )
  if (purged.size === 0) return { details: restored, purged: 0 }
  const left = restored.pictures.filter(({ url }) => !purged.has(url))
  const colours = restored.colours.map(colour =>
    purged.has(colour.image) ? { ...colour, image: '' } : colour,
  )
  const pictures = left.length === 0 && restored.pictures.length > 0 ? current.pictures : left
  return { details: { ...restored, pictures, colours }, purged: purged.size }
}
