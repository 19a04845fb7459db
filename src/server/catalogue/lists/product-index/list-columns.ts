/**
 * What lists are filtered and sorted by, of the products that are published or will be, the newest first. A column each:
 * as objects they would take twice the memory.
 */
export type ListColumns = {
  id: readonly string[]
  /** In microseconds. */
  publishedAt: Float64Array
  /** Numbers of `Dictionaries.categories`. */
  category: Uint16Array
  priceCents: Int32Array
  displayPriceCents: Int32Array
  /** Numbers of `Dictionaries.options`. */
  options: Uint32Array
}

/** One product as the columns hold it. */
export type ListEntry = { [Column in keyof ListColumns]: ListColumns[Column][number] }

type NumberColumn = Exclude<keyof ListColumns, 'id'>

const noColumns: ListColumns = {
  id: [],
  publishedAt: new Float64Array(),
  category: new Uint16Array(),
  priceCents: new Int32Array(),
  displayPriceCents: new Int32Array(),
  options: new Uint32Array(),
}

export const toColumns = (entries: readonly ListEntry[]): ListColumns =>
  replaceEntries(noColumns, new Set(), entries)

/** The columns without the products of these ids, and with these entries. */
export function replaceEntries(
  columns: ListColumns,
  ids: ReadonlySet<string>,
  entries: readonly ListEntry[],
): ListColumns {
  const added = entries.toSorted((a, b) => (isNewer(a, b.publishedAt, b.id) ? -1 : 1))
  const sources = sourcesOf(columns, ids, added)
  const fill = <Column extends ListColumns[NumberColumn]>(column: Column, name: NumberColumn): Column => {
    const old = columns[name]
    sources.forEach((source, row) => {
      column[row] = (source >= 0 ? old[source] : added[~source]?.[name]) ?? 0
    })
    return column
  }
  const { length } = sources
  return {
    id: Array.from(sources, source => (source >= 0 ? columns.id[source] : added[~source]?.id) ?? ''),
    publishedAt: fill(new Float64Array(length), 'publishedAt'),
    category: fill(new Uint16Array(length), 'category'),
    priceCents: fill(new Int32Array(length), 'priceCents'),
    displayPriceCents: fill(new Int32Array(length), 'displayPriceCents'),
    options: fill(new Uint32Array(length), 'options'),
  }
}

/** The newest come first; of the same moment the one with the greater id, as the database sorts them. */
const isNewer = (entry: ListEntry, publishedAt: number, id: string) =>
  entry.publishedAt > publishedAt || (entry.publishedAt === publishedAt && entry.id > id)

/** Where each product of the result comes from: its old row, or below zero `~index` of what is added. */
function sourcesOf(
  { id: ids, publishedAt }: ListColumns,
  replaced: ReadonlySet<string>,
  added: readonly ListEntry[],
): Int32Array {
  const sources = new Int32Array(ids.length + added.length)
  let [length, next] = [0, 0]
  const addNewerThan = (at: number, id: string) => {
    for (let entry = added[next]; entry && isNewer(entry, at, id); entry = added[next])
      sources[length++] = ~next++
  }
  ids.forEach((id, row) => {
    if (replaced.has(id)) return
    addNewerThan(publishedAt[row] ?? 0, id)
    sources[length++] = row
  })
  addNewerThan(Number.NEGATIVE_INFINITY, '')
  return sources.subarray(0, length)
}
