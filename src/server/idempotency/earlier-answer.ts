import { createHash } from 'node:crypto'
import { ShopError } from '../../contract/errors.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import {
  answeredKeys,
  findStoredAnswer,
  insertKey,
  putAnswers,
  selectUsedKeys,
  updateAnswer,
} from './queries.ts'

/** `request` is everything that distinguishes this call from others of the same person, as JSON values. */
export type IdempotentCall = { userId: string; idempotencyKey: string | null; request: readonly unknown[] }

/**
 * The answer that the same call got before under this key. Null for a new call, which takes the key and must call
 * `keepAnswer` before its transaction ends. Waits for the same call in another transaction.
 * @throws idempotency_key_reused the key stands for another request
 */
export async function findEarlierAnswer<T extends object>(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { userId, idempotencyKey: key, request }: IdempotentCall,
): Promise<T | null> {
  if (key === null) return null
  const requestHash = hashRequest(request)
  if (await insertKey(tx, { userId, key, requestHash, answer: null, createdAt: clock() })) return null
  const kept = await findStoredAnswer(tx, { userId, key })
  if (kept.requestHash !== requestHash) throw idempotencyKeyReused()
  // The same request was answered by the same operation.
  return kept.answer as T | null
}

/** Keeps the call's answer, in the transaction that did its work. */
export async function keepAnswer(
  tx: Tx,
  call: Omit<IdempotentCall, 'request'>,
  answer: object,
): Promise<void> {
  const { userId, idempotencyKey: key } = call
  if (key !== null) await updateAnswer(tx, { userId, key, answer: JSON.stringify(answer) })
}

/** A key with the answer that a repeat of its request gets. */
export type NewAnswer = {
  userId: string
  key: string
  requestHash: string
  createdAt: Date
  answer: Record<string, unknown>
}

export const newAnswers = (answers: readonly NewAnswer[]): string => answeredKeys.toJson(answers)

/**
 * The query that keeps the answers of several people's calls, given in the form of `newAnswers`, whether or not
 * `findEarlierAnswer` took their keys before. It returns those it kept: a key with an answer stays as it is.
 */
export const keepAnswersQuery = (answers: string) => putAnswers(answers)

/** A call with the hash of what it asks for. */
export type KeyedCall = { userId: string; idempotencyKey: string | null; requestHash: string }

/**
 * Finds the answers that these calls got before, in one query. What is new takes no key: `keepAnswersQuery` does.
 * The result throws idempotency_key_reused for a call whose key stands for another request.
 */
export async function findEarlierAnswers<T extends object>(
  tx: Tx,
  calls: readonly KeyedCall[],
): Promise<(call: KeyedCall) => T | null> {
  const keys = calls.flatMap(({ userId, idempotencyKey: key }) => (key === null ? [] : { userId, key }))
  const used = keys.length === 0 ? [] : (await selectUsedKeys(keys).execute(tx)).rows
  return ({ userId, idempotencyKey, requestHash }) => {
    const kept = used.find(each => each.userId === userId && each.key === idempotencyKey)
    if (kept && kept.requestHash !== requestHash) throw idempotencyKeyReused()
    // The same request was answered by the same operation.
    return (kept?.answer ?? null) as T | null
  }
}

/** A hash that tells requests apart. */
export const hashRequest = (request: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex')

export const idempotencyKeyReused = (): ShopError =>
  new ShopError(
    'idempotency_key_reused',
    'Your earlier request did arrive and has been carried out. Check how things stand before you change anything else.',
  )
