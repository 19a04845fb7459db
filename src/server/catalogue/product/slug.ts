import { ShopError } from '../../../contract/errors.ts'
import { fold } from '../../../contract/fold.ts'
import type { Tx } from '../../db/schema.ts'
import { deleteOldSlug, findTakenSlugs, keepOldSlug, lockSlugs } from './slug-queries.ts'

/** A title as the last part of an address: Latin letters and digits with dashes, at most 80 characters. */
export function slugOf(title: string): string {
  const dashed = fold(title).replace(/[^a-z0-9]+/g, '-')
  return dashed.replace(/^-/, '').slice(0, 80).replace(/-$/, '') || 'product'
}

/** What a product's slug is made of: the one that the staff chose, '' for none, or else the title. */
type Named = { title: string; ownSlug: string }

/**
 * The slugs of new products, which lead, or once led, to no other. They stay free until the transaction ends. `reserved` ones
 * are for products that are called so to the letter.
 * @throws invalid for an own slug that is taken
 */
export async function freeSlugs(
  tx: Tx,
  products: readonly Named[],
  reserved: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const wanted = products.map(({ title, ownSlug }) => ownSlug || slugOf(title))
  await lockSlugs(tx)
  const taken = await findTakenSlugs(tx, [...new Set(wanted)])
  const claim = (slug: string) => {
    taken.add(slug)
    return slug
  }
  // Those that were chosen first, so that no title takes one from them.
  const own = products.map(({ ownSlug }) => ownSlug && claim(unlessTaken(ownSlug, taken)))
  return wanted.map((slug, nth) => {
    const others = slug === products[nth]?.title ? taken : taken.union(reserved)
    return own[nth] || claim(firstFree(slug, others))
  })
}

/** The same for a product that has one: a slug that once led to itself is free. */
async function freeSlug(tx: Tx, productId: string, { title, ownSlug }: Named): Promise<string> {
  const wanted = ownSlug || slugOf(title)
  await lockSlugs(tx)
  const taken = await findTakenSlugs(tx, [wanted], productId)
  return ownSlug ? unlessTaken(ownSlug, taken) : firstFree(wanted, taken)
}

/** @throws invalid for an own slug that leads, or once led, to another product */
function unlessTaken(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  throw new ShopError('invalid', slugTaken, { ownSlug: slugTaken })
}

/** What the staff are told about an own slug that they cannot have. */
export const slugTaken = 'Another product has, or had, this address. Choose another one.'

/** The slug itself while it is free, else its first free number: kurta, kurta-2, kurta-3. */
function firstFree(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}

/**
 * The slug of a product once it is called this; its old slug goes on leading to it. A title that reads the same in an
 * address keeps the slug, and a product that goes back to an old title may get its old slug back.
 * @throws invalid for an own slug that is taken
 */
export async function renameSlug(
  tx: Tx,
  before: Named & { id: string; slug: string },
  after: Named,
  now: Date,
): Promise<string> {
  if (after.ownSlug === before.slug || isNamedAlike(before, after)) return before.slug
  const slug = await freeSlug(tx, before.id, after)
  if (slug === before.slug) return slug
  await deleteOldSlug(tx, slug)
  await keepOldSlug(tx, { slug: before.slug, productId: before.id, leftAt: now })
  return slug
}

const isNamedAlike = (before: Named, after: Named): boolean =>
  before.ownSlug === after.ownSlug && (after.ownSlug !== '' || slugOf(before.title) === slugOf(after.title))
