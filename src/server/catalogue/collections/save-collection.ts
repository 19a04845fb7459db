import {
  type CollectionEdit,
  type CollectionInput,
  type CollectionList,
  maxCollections,
} from '../../../contract/catalogue/collections.ts'
import { ShopError } from '../../../contract/errors.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Tx } from '../../db/schema.ts'
import { findCategoryOrGroup } from '../categories/categories.ts'
import { holdCategories } from '../categories/load-categories.ts'
import { toCode } from '../categories/to-code.ts'
import { type CollectionDeps, changeCollections, changeOf, getCollection } from './change-collections.ts'
import { toRecord } from './collection-record.ts'
import { fromWireRule, isPayable } from './collection-wire.ts'
import type { CollectionRow, Collections } from './collections.ts'
import {
  findKnownProducts,
  insertRow,
  nextPosition,
  redirectSlug,
  setProducts,
  updateRow,
} from './queries.ts'

/**
 * Adds a collection, behind the others.
 * @throws invalid for a name or slug that is taken, a rule that says nothing, an unknown category or product, or more than
 * 100 collections
 */
export const createCollection = (
  deps: CollectionDeps,
  userId: string,
  input: CollectionInput,
): Promise<CollectionList> =>
  changeCollections(deps, async (tx, before) => {
    if (before.rows.length >= maxCollections)
      throw new ShopError('invalid', `A shop has at most ${maxCollections} collections.`)
    const place = { id: deps.newId(), version: 1, position: await nextPosition(tx) }
    const row = await writeNew(tx, deps, before, { input, place })
    const after = await toRecord(tx, row)
    await recordChange(tx, deps, changeOf(userId, row, { action: 'added', before: null, after }))
  })

/**
 * Replaces a collection; an address that it had before leads to it.
 * @throws not_found
 * @throws collection_changed since `version`
 * @throws invalid as for a new one
 */
export const editCollection = (
  deps: CollectionDeps,
  userId: string,
  id: string,
  { version, ...input }: CollectionEdit,
): Promise<CollectionList> =>
  changeCollections(deps, async (tx, collections) => {
    const old = getCollection(collections, id)
    if (old.version !== version)
      throw new ShopError('collection_changed', 'Somebody has changed this collection since you opened it.')
    const before = await toRecord(tx, old)
    const row = await writeEdit(tx, deps, collections, { old, input })
    const after = await toRecord(tx, row)
    await recordChange(tx, deps, changeOf(userId, row, { action: 'changed', before, after }))
  })

type Place = { id: string; version: number; position: number }

/**
 * Writes a collection that there is not yet.
 * @throws invalid
 */
export async function writeNew(
  tx: Tx,
  deps: Pick<CollectionDeps, 'settings'>,
  before: Collections,
  { input, place: { position, ...place } }: { input: CollectionInput; place: Place },
): Promise<CollectionRow> {
  await check(tx, deps, { collections: before, row: null }, input)
  const row = { ...place, slug: input.slug ?? freeSlug(before, input.name), ...contentOf(input) }
  await insertRow(tx, { ...toColumns(row), position })
  await setProducts(tx, row.id, chosenOf(input))
  return row
}

/**
 * Writes what somebody made of a collection.
 * @throws invalid
 */
export async function writeEdit(
  tx: Tx,
  deps: Pick<CollectionDeps, 'settings'>,
  collections: Collections,
  { old, input }: { old: CollectionRow; input: CollectionInput },
): Promise<CollectionRow> {
  await check(tx, deps, { collections, row: old }, input)
  const { id, version } = old
  const row = { id, version: version + 1, slug: input.slug ?? old.slug, ...contentOf(input) }
  await updateRow(tx, id, toColumns(row))
  if (row.slug !== old.slug) await redirectSlug(tx, id, { from: old.slug, to: row.slug })
  await setProducts(tx, id, chosenOf(input))
  return row
}

const contentOf = ({ name, intro, hidden, inMenu, rule }: CollectionInput) => ({
  name,
  intro,
  hidden,
  inMenu,
  rule: rule && fromWireRule(rule),
})

const toColumns = ({ rule, ...row }: CollectionRow) => ({ ...row, rule: rule && JSON.stringify(rule) })

const chosenOf = ({ rule, products }: CollectionInput) => (rule ? [] : [...new Set(products)])

const refuse = (field: string, message: string) => new ShopError('invalid', message, { [field]: message })

async function check(
  tx: Tx,
  deps: Pick<CollectionDeps, 'settings'>,
  { collections: { rows, old }, row }: { collections: Collections; row: CollectionRow | null },
  { name, slug, rule, products }: CollectionInput,
): Promise<void> {
  const others = rows.filter(({ id }) => id !== row?.id)
  if (others.some(other => other.name.toLowerCase() === name.toLowerCase()))
    throw refuse('name', `There already is a collection ${name}.`)
  const owner = others.find(other => other.slug === slug)
  if (owner) throw refuse('slug', `${owner.name} has this address.`)
  const target = others.find(({ id }) => slug !== undefined && old.get(slug) === id)
  if (target) throw refuse('slug', `This address leads to ${target.name}, which had it before.`)
  if (rule) await checkRule(tx, deps, rule)
  else if ((await findKnownProducts(tx, products)).length < new Set(products).size)
    throw refuse('products', 'Choose products that the shop has.')
}

async function checkRule(
  tx: Tx,
  { settings }: Pick<CollectionDeps, 'settings'>,
  rule: NonNullable<CollectionInput['rule']>,
): Promise<void> {
  const { days, below, inDeal, category, tag } = rule
  if (days === null && below === null && !inDeal && category === null && tag === null)
    throw refuse('rule', 'Say which products are in it: at least one of these.')
  const { currency } = settings.current().money
  if (!isPayable(below, currency))
    throw refuse('rule.below', `Enter a whole number: prices in ${currency} have no decimals.`)
  const isKnown = category === null || findCategoryOrGroup(await holdCategories(tx), category)
  if (!isKnown) throw refuse('rule.category', 'Choose a category that the shop has.')
}

/** "Eid Edit" becomes eid-edit, or else eid-edit-2. */
function freeSlug({ rows, old }: Collections, name: string): string {
  const isTaken = (slug: string) => old.has(slug) || rows.some(row => row.slug === slug)
  const plain = toCode(name) || 'collection'
  const numbered = Array.from({ length: maxCollections * 2 }, (_, nth) => `${plain}-${nth + 2}`)
  return [plain, ...numbered].find(slug => !isTaken(slug)) ?? plain
}
