import { recordChange } from '../../audit/record-change.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { beforeAndAfter, fieldsOf } from './product.ts'
import type { ProductRow } from './product-wire.ts'

type Made = { userId: string; action: string; batchId?: string; before: ProductRow | null; after: ProductRow }

/** Writes what happened to a product into the audit trail; where nothing did, nothing. Answers the batch or null. */
export function recordProductChange(
  tx: Tx,
  deps: Pick<Deps, 'newId' | 'clock'>,
  { before, after, ...made }: Made,
): Promise<string | null> {
  const states = before
    ? beforeAndAfter(fieldsOf(before), fieldsOf(after))
    : { before: null, after: fieldsOf(after) }
  return recordChange(tx, deps, {
    ...made,
    thing: 'product',
    subjectId: after.id,
    subject: after.title,
    ...states,
  })
}
