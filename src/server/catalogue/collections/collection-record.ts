import { z } from 'zod'
import type { Tx } from '../../db/schema.ts'
import type { CollectionRow } from './collections.ts'
import { findChosen } from './queries.ts'

const Rule = z.object({
  days: z.number().nullable(),
  belowCents: z.number().nullable(),
  inDeal: z.boolean(),
  category: z.string().nullable(),
  tag: z.string().nullish(),
})

/** What the audit trail holds of a collection. Titles stand beside ids, since a record outlives what it names. */
export const CollectionRecord = z.object({
  name: z.string(),
  code: z.string(),
  intro: z.string(),
  hidden: z.boolean(),
  inMenu: z.boolean(),
  rule: Rule.nullable(),
  chosen: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type CollectionRecord = z.infer<typeof CollectionRecord>

/** The same of one that is deleted, with its place and the addresses that led to it. */
export const RemovedCollection = CollectionRecord.extend({
  position: z.number(),
  formerly: z.array(z.string()),
})
export type RemovedCollection = z.infer<typeof RemovedCollection>

/** The order of all collections. */
export const OrderRecord = z.object({ order: z.array(z.object({ id: z.string(), name: z.string() })) })

export async function toRecord(tx: Tx, row: CollectionRow): Promise<CollectionRecord> {
  const chosen = await findChosen(tx)
  return {
    name: row.name,
    code: row.slug,
    intro: row.intro,
    hidden: row.hidden,
    inMenu: row.inMenu,
    rule: row.rule,
    chosen: chosen.flatMap(({ collectionId, productId: id, title }) =>
      collectionId === row.id ? { id, title } : [],
    ),
  }
}
