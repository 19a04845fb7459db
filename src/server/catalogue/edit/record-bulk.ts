import type { ChangeAction } from '../../../contract/changes/change-words.ts'
import { recordChanges } from '../../audit/record-change.ts'
import type { Fields, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Product } from '../product/product.ts'

export type ChangeDeps = Pick<Deps, 'clock' | 'newId'>

/** One change of many products by one person; `batchId` joins its records, so that it can be undone as one. */
export type BulkAction = { userId: string; batchId: string; products: readonly Product[] }

/** Writes what became of each product into the audit trail; returns how many there are. */
export async function recordBulk(
  tx: Tx,
  deps: ChangeDeps,
  { userId, batchId, products }: BulkAction,
  action: ChangeAction<'product'>,
  statesOf: (before: Product) => [before: Fields, after: Fields],
): Promise<number> {
  const changes = products.map(product => {
    const [before, after] = statesOf(product)
    return {
      batchId,
      userId,
      subjectType: 'product' as const,
      subjectId: product.id,
      subject: product.title,
      action,
      before,
      after,
    }
  })
  await recordChanges(tx, deps, changes)
  return products.length
}
