import type { Tx } from '../../db/schema.ts'
import { firstFree, slugOf } from './slug.ts'
import { findTakenSlugs, forgetOldSlug, keepOldSlug, lockSlugs } from './slug-queries.ts'

/** A slug from the title that leads to no other product and never did. It stays free until the transaction ends. */
export async function freeSlug(tx: Tx, productId: string, title: string): Promise<string> {
  const wanted = slugOf(title)
  await lockSlugs(tx)
  return firstFree(wanted, await findTakenSlugs(tx, wanted, productId))
}

type Named = { id: string; slug: string; title: string }

/**
 * The slug of a product once it has a new title; the one it leaves leads to it from now on. A title that reads the
 * same in an address changes nothing, and a product that goes back to an old title may have its old slug back.
 */
export async function renameSlug(tx: Tx, product: Named, title: string, leftAt: Date): Promise<string> {
  if (slugOf(title) === slugOf(product.title)) return product.slug
  const slug = await freeSlug(tx, product.id, title)
  if (slug === product.slug) return slug
  await forgetOldSlug(tx, slug)
  await keepOldSlug(tx, { slug: product.slug, productId: product.id, leftAt })
  return slug
}
