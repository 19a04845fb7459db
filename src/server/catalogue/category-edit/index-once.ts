import { inTransaction } from '../../db/in-transaction.ts'
import { hasMilestone, setMilestone } from '../../db/milestones.ts'
import type { Deps } from '../../deps.ts'
import { lockCategories } from '../categories/load-categories.ts'
import { indexNext } from './index-anew.ts'

/** Another one with every change of what a title's words are stored as (`search-document.ts`, `contract/fold.ts`). */
const indexed = 'products indexed 2'

/**
 * Stores the words of all products as this version of the shop looks for them, once. A few at a time, so that nobody who saves
 * a product waits long. Stops when the signal is aborted.
 */
export async function indexOnce(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  if (await hasMilestone(db, indexed)) return
  for (let last: string | null = ''; last !== null; ) {
    if (signal.aborted) return
    const after: string = last
    last = await inTransaction(db, async tx => {
      const { groups } = await lockCategories(tx)
      return indexNext(tx, groups, { last: after })
    })
  }
  await setMilestone(db, indexed, clock())
}
