import { createHash } from 'node:crypto'
import { ShopError } from '../../contract/errors.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { getKept, keepAnswer, takeKey } from './queries.ts'

/** `request`: all that tells this call from another of the same person, as JSON would keep it. */
export type Repeatable = { userId: string; idempotencyKey: string | null; request: readonly unknown[] }

/**
 * Runs `work` in one transaction, as `inTransaction` does, and keeps its answer under the caller's key: the same
 * request again does nothing and answers the same, also while the first is under way. A request that is refused keeps
 * nothing. Throws `idempotency_key_reused` when the key stands for another request.
 */
export const answerOnce = <T extends object>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, idempotencyKey: key, request }: Repeatable,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  inTransaction(db, async tx => {
    if (key === null) return work(tx)
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
    if (await takeKey(tx, { userId, key, requestHash, answer: null, createdAt: clock() })) {
      const answer = await work(tx)
      await keepAnswer(tx, { userId, key }, JSON.stringify(answer))
      return answer
    }
    const kept = await getKept(tx, { userId, key })
    if (kept.requestHash !== requestHash) throw keyReused()
    // This very request was answered by this very work.
    return kept.answer as T
  })

const keyReused = () =>
  new ShopError(
    'idempotency_key_reused',
    'What you sent before did arrive and has been done. Look at how it is now before you change more.',
  )
