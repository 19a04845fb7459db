import { z } from 'zod'
import { audiences } from '../../../contract/catalogue/audiences.ts'
import type { CategoryRow } from '../categories/categories.ts'

/** A name stands beside each code, since a record outlives what it names. */
export const Named = z.object({ code: z.string(), name: z.string() })

/** What the audit trail holds of a category. */
export const CategoryRecord = z.object({
  ...Named.shape,
  parent: Named.nullable(),
  intro: z.string().nullable(),
  picture: z.string(),
  audience: z.enum(['', ...audiences]),
  hidden: z.boolean(),
})
export type CategoryRecord = z.infer<typeof CategoryRecord>

/** The same of one that is deleted, with what goes with it and comes back with it. */
export const RemovedCategory = CategoryRecord.extend({
  position: z.number(),
  sizeChart: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Codes that led to it. */
  formerly: z.array(z.string()),
})
export type RemovedCategory = z.infer<typeof RemovedCategory>

/** The order of a group's categories, or of the groups. */
export const OrderRecord = z.object({ order: z.array(Named) })

/** With more products than these a merge records only their number, and cannot be undone. */
export const maxMovedKept = 500

/** What a merge did: the category as it was, and what it moved. */
export const MergeRecord = z.object({
  mergedInto: Named,
  moved: z.array(z.object({ id: z.string(), title: z.string() })).or(z.number()),
  movedCategories: z.array(Named),
})

export const named = ({ code, name }: z.infer<typeof Named>) => ({ code, name })

export const toRecord = (rows: readonly CategoryRow[], row: Omit<CategoryRow, 'version'>): CategoryRecord => {
  const group = rows.find(({ code }) => code === row.parent)
  const { picture, audience, hidden, intro } = row
  return { ...named(row), parent: group ? named(group) : null, intro, picture, audience, hidden }
}
