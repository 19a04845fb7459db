import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { recordChange } from './record-change.ts'

/**
 * Records that a member of the staff took this out of the shop as a file; `filters` are the ones in use. Of a search it
 * keeps no words: they may name a customer, and the record outlives the account.
 */
export const recordExport = (
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  userId: string,
  what: 'orders' | 'products' | 'stock' | 'what to order',
  { search, ...filters }: Record<string, string | undefined>,
): Promise<unknown> =>
  inTransaction(deps.db, tx =>
    recordChange(tx, deps, {
      userId,
      subjectType: 'export',
      subjectId: what,
      subject: what,
      action: 'exported',
      before: {},
      after: {
        exported: what,
        ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value)),
        ...(search ? { search: 'used' } : {}),
      },
    }),
  )
