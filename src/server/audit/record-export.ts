import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { recordChange } from './record-change.ts'

/** Records that a member of the staff took this out of the shop as a file; `filters` are the ones in use. */
export const recordExport = (
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  userId: string,
  what: 'orders' | 'products',
  filters: Record<string, string | undefined>,
): Promise<unknown> =>
  inTransaction(deps.db, tx =>
    recordChange(tx, deps, {
      ...{ userId, thing: 'export', subjectId: what, subject: what },
      action: 'exported',
      before: {},
      after: { exported: what, ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) },
    }),
  )
