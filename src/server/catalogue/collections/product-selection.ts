import { ShopError } from '../../../contract/errors.ts'
import type { CollectionRule } from '../../db/tables/collection-tables.ts'
import type { Deps } from '../../deps.ts'
import { type Categories, codesOf } from '../categories/categories.ts'
import { findCollection, ruleStepMs } from './collections.ts'
import { findProductIds, findTagged } from './queries.ts'

/** Of all listed products those that a rule finds at a moment. */
export type ProductRule = {
  /** Listed then or later. */
  since?: Date
  belowCents?: number
  inDeal: boolean
  categories?: readonly string[]
  /** Only these. */
  among?: ReadonlySet<string>
}

/** Which products a list is of: chosen ones in their order, those of a rule, or all. */
export type ProductSelection = {
  ids?: readonly string[] | undefined
  rule?: ProductRule | undefined
}

/**
 * The products of a collection, by its slug or one that it had.
 * @throws not_found
 */
export async function selectProducts(
  { db, collections, categories }: Pick<Deps, 'db' | 'collections' | 'categories'>,
  slug: string,
  now: Date,
): Promise<ProductSelection> {
  const collection = findCollection(collections.current(), slug)
  if (!collection) throw new ShopError('not_found', 'There is no such collection.')
  const { id, rule } = collection
  if (!rule) return { ids: await findProductIds(db, id) }
  const among = rule.tag ? { among: new Set(await findTagged(db, rule.tag)) } : {}
  return { rule: { ...ruleAt(rule, categories.current(), now), ...among } }
}

function ruleAt({ days, belowCents, inDeal, category }: CollectionRule, categories: Categories, now: Date) {
  const hour = Math.floor(now.getTime() / ruleStepMs) * ruleStepMs
  return {
    inDeal,
    ...(days !== null && { since: new Date(hour - days * 24 * ruleStepMs) }),
    ...(belowCents !== null && { belowCents }),
    ...(category !== null && { categories: codesOf(categories, category) }),
  }
}
