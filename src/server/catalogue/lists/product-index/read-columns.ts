import type { Db } from '../../../db/schema.ts'
import { type ListColumns, type ListEntry, replaceEntries, toColumns } from './list-columns.ts'
import { createNumbering, type Numbering } from './numbering.ts'
import { inStockOf, type OptionSet, type Options, toOptionSet } from './options.ts'
import { findListRows, type ListRow } from './queries.ts'

/** What the numbers in the columns stand for. Thousands of products have few different options. */
export type ListNames = {
  categories: Numbering<string>
  options: Numbering<Options>
  optionSets: Numbering<OptionSet>
}

export type NamedColumns = { columns: ListColumns; names: ListNames }

const perQuery = 2_000

const newNames = (): ListNames => ({
  categories: createNumbering(),
  options: createNumbering(),
  optionSets: createNumbering(),
})

/** The columns of all products, read a part at a time, so that other work need not wait. */
export async function readColumns(db: Db): Promise<NamedColumns> {
  const names = newNames()
  const entries: ListEntry[] = []
  for (let after = ''; ; ) {
    const rows = await findListRows(db, { after, limit: perQuery })
    for (const row of rows) entries.push(toEntry(row, names))
    const last = rows.at(-1)
    if (!last || rows.length < perQuery) return { columns: toColumns(entries), names }
    after = last.id
  }
}

/** The columns of some products only: of a category, of these ids or all, as they are now. */
export async function readSomeColumns(
  db: Db,
  wanted: { category?: string | undefined; ids?: readonly string[] | undefined },
): Promise<NamedColumns> {
  const names = newNames()
  const rows = await findListRows(db, wanted)
  return { columns: toColumns(rows.map(row => toEntry(row, names))), names }
}

/** The columns with the products of these ids read again. */
export async function readAgain(
  db: Db,
  { columns, names }: NamedColumns,
  ids: ReadonlySet<string>,
): Promise<NamedColumns> {
  const rows = await findListRows(db, { ids: [...ids] })
  const entries = rows.map(row => toEntry(row, names))
  return { columns: replaceEntries(columns, ids, entries), names }
}

function toEntry(row: ListRow, { categories, options, optionSets }: ListNames): ListEntry {
  const { id, publishedAt, category, priceCents, displayPriceCents, colours, sizes, texts, stock } = row
  const values = { colours, sizes, texts }
  const setNumber = optionSets.findOrAdd(JSON.stringify(values), () => toOptionSet(values))
  const inStock = inStockOf(values, stock)
  return {
    id,
    publishedAt,
    category: categories.findOrAdd(category, () => category),
    priceCents,
    displayPriceCents,
    options: options.findOrAdd(`${setNumber} ${inStock}`, () => ({
      set: optionSets.valueAt(setNumber),
      inStock,
    })),
  }
}
