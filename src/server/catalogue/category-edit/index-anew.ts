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
  for (let last = ''; ; ) {
    const products = await findSearchable(tx, codes, last, atOnce)
    const end = products.at(-1)
    if (!end) return
    last = end.id
    const documents = products.map(({ id, ...product }) => ({ id, ...searchDocument(product, groups) }))
    await setSearchColumns(tx, documents)
    await insertSearchTerms(tx, [...new Set(documents.flatMap(({ words }) => words))].sort())
    await yieldIfDue()
  }
}
