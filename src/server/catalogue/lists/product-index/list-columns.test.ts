import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxCents } from '../../../../contract/max-amount.ts'
import { type ListColumns, type ListEntry, replaceEntries, toColumns } from './list-columns.ts'

const entry: fc.Arbitrary<ListEntry> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  // Few different moments, so that several products share one.
  publishedAt: fc.constantFrom(1_700_000_000_000_001, 1_700_000_000_000_002, 1_800_000_000_000_000),
  category: fc.nat(11),
  priceCents: fc.nat(maxCents),
  displayPriceCents: fc.nat(maxCents),
  options: fc.nat(),
})
const entries = fc.uniqueArray(entry, { selector: ({ id }) => id })

const entriesOf = (columns: ListColumns): ListEntry[] =>
  columns.id.map((id, row) => ({
    id,
    publishedAt: columns.publishedAt[row] ?? 0,
    category: columns.category[row] ?? 0,
    priceCents: columns.priceCents[row] ?? 0,
    displayPriceCents: columns.displayPriceCents[row] ?? 0,
    options: columns.options[row] ?? 0,
  }))

const newestFirst = (a: ListEntry, b: ListEntry) => b.publishedAt - a.publishedAt || (a.id < b.id ? 1 : -1)

test('columns hold what they were made of, the newest first, and of the same moment the greater id', () => {
  fc.assert(
    fc.property(entries, all => {
      expect(entriesOf(toColumns(all))).toEqual(all.toSorted(newestFirst))
    }),
  )
})

test('replaced products are in their new rows or gone, all others as they were', () => {
  fc.assert(
    fc.property(entries, entries, fc.subarray(['a', 'b', 'c']), (before, added, gone) => {
      const replaced = new Set([...gone, ...added.map(({ id }) => id)])
      const columns = toColumns(before)
      const kept = before.filter(({ id }) => !replaced.has(id))
      expect(entriesOf(replaceEntries(columns, replaced, added))).toEqual(
        [...kept, ...added].toSorted(newestFirst),
      )
      expect(entriesOf(columns)).toEqual(before.toSorted(newestFirst))
    }),
  )
})
