import type { CategoryGroup } from '../../../contract/catalogue/category-groups.ts'
import type { Tx } from '../../db/schema.ts'
import { yieldEvery } from '../../yield-every.ts'
import { loadCategories } from '../categories/load-categories.ts'
import { insertSearchTerms } from '../search/queries.ts'
import { searchDocument } from '../search/search-document.ts'
import { findSearchable, setSearchColumns } from './queries.ts'

const atOnce = 200

/** Has the products of these categories found by the words that their categories and groups have now. */
export async function indexAnew(tx: Tx, codes: readonly string[]): Promise<void> {
  const yieldIfDue = yieldEvery()
  const { groups } = await loadCategories(tx)
  for (let last: string | null = ''; last !== null; ) {
    last = await indexNext(tx, groups, { last, codes })
    await yieldIfDue()
  }
}

/** The same for the next few products after `last`, in any category by default. Returns the last of them, null for none. */
export async function indexNext(
  tx: Tx,
  groups: readonly CategoryGroup[],
  { last, codes }: { last: string; codes?: readonly string[] },
): Promise<string | null> {
  const products = await findSearchable(tx, codes, last, atOnce)
  const documents = products.map(({ id, ...product }) => ({ id, ...searchDocument(product, groups) }))
  await setSearchColumns(tx, documents)
  await insertSearchTerms(tx, [...new Set(documents.flatMap(({ words }) => words))].sort())
  return products.at(-1)?.id ?? null
}
