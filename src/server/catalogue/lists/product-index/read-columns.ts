import type { Db } from '../../../db/schema.ts'
import { lowestPrice } from '../../product/product.ts'
import { createDictionary, type Dictionary } from './dictionary.ts'
import { type ListColumns, type ListEntry, replaceEntries, toColumns } from './list-columns.ts'
import { inStockOf, type OptionSet, type Options, toOptionSet } from './options.ts'
import { findListRows, type ListRow } from './queries.ts'

/** What the numbers in the columns stand for. Thousands of products have few different options. */
export type Dictionaries = {
  categories: Dictionary<string>
  options: Dictionary<Options>
  optionSets: Dictionary<OptionSet>
}

export type EncodedColumns = { columns: ListColumns; dictionaries: Dictionaries }

const perQuery = 2_000

const newDictionaries = (): Dictionaries => ({
  categories: createDictionary(),
  options: createDictionary(),
  optionSets: createDictionary(),
})

/** The columns of all products, read a part at a time, so that other work need not wait. */
export async function readColumns(db: Db): Promise<EncodedColumns> {
  const dictionaries = newDictionaries()
  const entries: ListEntry[] = []
  for (let after = ''; ; ) {
    const rows = await findListRows(db, { after, limit: perQuery })
    for (const row of rows) entries.push(toEntry(row, dictionaries))
    const last = rows.at(-1)
    if (!last || rows.length < perQuery) return { columns: toColumns(entries), dictionaries }
    after = last.id
  }
}

/** The columns of some products only: of some categories, of these ids or all, as they are now. */
export async function readSomeColumns(
  db: Db,
  wanted: { categories?: readonly string[] | undefined; ids?: readonly string[] | undefined },
): Promise<EncodedColumns> {
  const dictionaries = newDictionaries()
  const rows = await findListRows(db, wanted)
  return { columns: toColumns(rows.map(row => toEntry(row, dictionaries))), dictionaries }
}

/** The columns with the products of these ids read again. */
export async function readAgain(
  db: Db,
  { columns, dictionaries }: EncodedColumns,
  ids: ReadonlySet<string>,
): Promise<EncodedColumns> {
  const rows = await findListRows(db, { ids: [...ids] })
  const entries = rows.map(row => toEntry(row, dictionaries))
  return { columns: replaceEntries(columns, ids, entries), dictionaries }
}

function toEntry(row: ListRow, { categories, options, optionSets }: Dictionaries): ListEntry {
  const { id, publishedAt, category, colours, sizes, thirds, texts, stock } = row
  const values = { colours, sizes, ...(thirds.length > 0 && { thirds }), texts }
  const setNumber = optionSets.encode(JSON.stringify(values), () => toOptionSet(values))
  const inStock = inStockOf(values, stock)
  return {
    id,
    publishedAt,
    category: categories.encode(category, () => category),
    ...lowestPrice({ ...row, options: values }),
    options: options.encode(`${setNumber} ${inStock}`, () => ({
      set: optionSets.decode(setNumber),
      inStock,
    })),
  }
}
