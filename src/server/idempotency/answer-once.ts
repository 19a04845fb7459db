import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { findEarlierAnswer, type IdempotentCall, keepAnswer } from './earlier-answer.ts'

/** How an operation receives its caller's idempotency key. */
export type KeyOption = { idempotencyKey?: string | null }

/**
 * Runs `work` in one transaction and keeps its answer under the caller's key: the same request again does no work and
 * gets the same answer. Nothing is kept of a refused request.
 * @throws idempotency_key_reused the key stands for another request
 */
export const answerOnce = <T extends object>(
  deps: Pick<Deps, 'db' | 'clock'>,
  call: IdempotentCall,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  inTransaction(deps.db, async tx => {
    const earlier = await findEarlierAnswer<T>(tx, deps, call)
    if (earlier) return earlier
    const answer = await work(tx)
    await keepAnswer(tx, call, answer)
    return answer
  })
