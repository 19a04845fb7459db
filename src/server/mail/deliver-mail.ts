import { minutes } from '../../contract/durations.ts'
import type { Deps } from '../deps.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import type { Mail } from './outbox.ts'
import { claimDueMail, giveUpMail, markMailSent, releaseMail, rescheduleMail } from './queries.ts'

/** Sends a mail; throws when it was not accepted. `id` is the same for every try of one mail. */
export type SendMail = (mail: Mail & { id: string }) => Promise<void>

type DeliverDeps = Pick<Deps, 'db' | 'clock' | 'log'>
type ClaimedMail = Awaited<ReturnType<typeof claimDueMail>>[number]

/** What a closing shop says to those who send. Mails that were not sent are left as they were. */
export type ClosingSignals = {
  /** No further mail is begun. */
  closing: AbortSignal
  /** Those that are being sent are given up. */
  stopping: AbortSignal
}

/** Milliseconds after each failed try until the next, about a day in all. */
export const retryDelaysMs = [1, 2, 4, 8, 16, 32, 64, 128, 240, 240, 240, 240, 240].map(count =>
  minutes(count),
)

/** Claimed together, so that many orders at once cost the database little. */
export const mailsPerRound = 9
/** Mail servers allow few connections of one sender. */
const sentAtOnce = 3
const sendTimeoutMs = minutes(1)
/** How long a worker keeps claimed mail: longer than a round takes in which no mail is taken in its time. */
export const leaseMs = minutes(4)

export type Patience = {
  /** How long one mail may take. */
  timeoutMs?: number
  /** Mails that were sent while the database was away; a worker keeps them from round to round. */
  unrecorded?: Set<string>
}

/**
 * Sends the mails that have been due longest; false when no more are due. A failed mail is tried again after growing
 * delays and given up after about a day. A process killed after sending but before recording it sends that mail twice.
 */
export async function deliverDue(
  deps: DeliverDeps,
  send: SendMail,
  signals: ClosingSignals,
  { timeoutMs = sendTimeoutMs, unrecorded = new Set() }: Patience = {},
): Promise<boolean> {
  if (unrecorded.size > 0) await recordSent(deps, unrecorded)
  const now = deps.clock()
  const mails = await claimDueMail(deps.db, {
    now,
    heldUntil: new Date(now.getTime() + leaseMs),
    limit: mailsPerRound,
  })
  const inTurn = limitConcurrency(sentAtOnce)
  const record = recordTogether(deps, unrecorded)
  const results = await Promise.allSettled(
    mails.map(mail => inTurn(() => deliver(deps, mail, send, { ...signals, timeoutMs, record }))),
  )
  for (const result of results) if (result.status === 'rejected') throw result.reason
  return mails.length === mailsPerRound
}

type Delivery = ClosingSignals & { timeoutMs: number; record: (mailId: string) => Promise<void> }

async function deliver(
  deps: DeliverDeps,
  mail: ClaimedMail,
  send: SendMail,
  { closing, stopping, timeoutMs, record }: Delivery,
): Promise<void> {
  if (closing.aborted) {
    await releaseMail(deps.db, mail, deps.clock())
    return
  }
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)])
  try {
    const { id, recipient, subject, body } = mail
    await orAborted(signal, send({ id, to: recipient, subject, text: body }))
  } catch (cause) {
    if (stopping.aborted) await releaseMail(deps.db, mail, deps.clock())
    else await recordFailure(deps, mail, cause)
    return
  }
  await record(mail.id)
}

/** Records mails as sent: at once, and in one statement those that were sent while the last statement ran. */
function recordTogether(deps: DeliverDeps, unrecorded: Set<string>): Delivery['record'] {
  let last = Promise.resolve()
  let next: Promise<void> | null = null
  const write = async () => {
    next = null
    await recordSent(deps, unrecorded)
  }
  return id => {
    unrecorded.add(id)
    if (next) return next
    const written = last.then(write)
    next = written
    last = written.catch(() => {})
    return written
  }
}

/** What cannot be recorded stays in the set. */
async function recordSent({ db, clock }: DeliverDeps, unrecorded: Set<string>): Promise<void> {
  const ids = [...unrecorded]
  await markMailSent(db, ids, clock())
  for (const id of ids) unrecorded.delete(id)
}

async function recordFailure(
  { db, clock, log }: DeliverDeps,
  mail: ClaimedMail,
  cause: unknown,
): Promise<void> {
  const now = clock()
  const reason = String(cause).slice(0, 1000)
  const pause = retryDelaysMs[mail.tries - 1]
  if (pause === undefined) {
    await giveUpMail(db, mail, now, reason)
    log.error(`Mail ${mail.id} was given up after ${mail.tries} tries`, cause)
  } else {
    await rescheduleMail(db, mail, new Date(now.getTime() + pause), reason)
    if (mail.tries === 1) log.error(`Mail ${mail.id} was not taken; it is tried again`, cause)
  }
}

/** The result of the work, or the signal's reason as soon as it aborts. */
async function orAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop)
  try {
    if (signal.aborted) stop()
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
