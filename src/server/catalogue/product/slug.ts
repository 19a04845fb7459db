import type { Tx } from '../../db/schema.ts'
import { fold } from '../search/fold.ts'
import { findTakenSlugs, forgetOldSlug, keepOldSlug, lockSlugs } from './slug-queries.ts'

/** A title as the last part of an address: Latin letters and digits with dashes, at most 80 characters. */
function slugOf(title: string): string {
  const dashed = fold(title).replace(/[^a-z0-9]+/g, '-')
  return dashed.replace(/^-/, '').slice(0, 80).replace(/-$/, '') || 'product'
}

/** Slugs from the titles of new products that lead, or once led, to no other. They stay free until the transaction ends. */
export async function freeSlugs(tx: Tx, titles: readonly string[]): Promise<string[]> {
  const wanted = titles.map(slugOf)
  await lockSlugs(tx)
  const taken = await findTakenSlugs(tx, [...new Set(wanted)])
  return wanted.map(each => {
    const slug = firstFree(each, taken)
    taken.add(slug)
    return slug
  })
}

/** The same for a product that gets a new title: a slug that once led to itself is free. */
async function freeSlug(tx: Tx, productId: string, title: string): Promise<string> {
  const wanted = slugOf(title)
  await lockSlugs(tx)
  return firstFree(wanted, await findTakenSlugs(tx, [wanted], productId))
}

/** The slug itself while it is free, else its first free number: kurta, kurta-2, kurta-3. */
function firstFree(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}

/**
 * The slug of a product once it has a new title; its old slug goes on leading to it. A title that reads the same in an
 * address keeps the slug, and a product that goes back to an old title may get its old slug back.
 */
export async function renameSlug(
  tx: Tx,
  product: { id: string; slug: string; title: string },
  title: string,
  now: Date,
): Promise<string> {
  if (slugOf(title) === slugOf(product.title)) return product.slug
  const slug = await freeSlug(tx, product.id, title)
  if (slug === product.slug) return slug
  await forgetOldSlug(tx, slug)
  await keepOldSlug(tx, { slug: product.slug, productId: product.id, leftAt: now })
  return slug
}
