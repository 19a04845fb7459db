import { ShopError } from '../../../contract/errors.ts'
import type { CollectionRule } from '../../db/tables/collection-tables.ts'
import type { Deps } from '../../deps.ts'
import { type Categories, findCategory } from '../categories/categories.ts'
import { findCollection, ruleStepMs } from './collections.ts'
import { findProductIds, findTagged } from './queries.ts'

/** What is asked of the list of products: chosen ones in their order, or what a rule says at a moment. */
export type CollectedList = {
  ids?: readonly string[]
  rule?: {
    since?: Date
    belowCents?: number
    inDeal: boolean
    categories?: readonly string[]
    among?: ReadonlySet<string>
  }
}

/**
 * The products of a collection, by its slug or one that it had.
 * @throws not_found
 */
export async function wantedList(
  { db, collections, categories }: Pick<Deps, 'db' | 'collections' | 'categories'>,
  slug: string,
  now: Date,
): Promise<CollectedList> {
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

/** The categories of a group, or the one itself; none for one that is gone. */
function codesOf(categories: Categories, code: string): string[] {
  const group = categories.groups.find(each => each.code === code)
  if (group) return group.categories.map(each => each.code)
  return [findCategory(categories, code)?.code ?? []].flat()
}
