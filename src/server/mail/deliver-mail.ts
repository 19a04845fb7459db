import { minutes } from '../../contract/durations.ts'
import type { Deps } from '../deps.ts'
import type { Mail } from './outbox.ts'
import { claimDueMail, giveUpMail, markMailSent, releaseMail, rescheduleMail } from './queries.ts'

/** Sends a mail; throws when it was not accepted. `id` is the same for every try of one mail. */
export type SendMail = (mail: Mail & { id: string }) => Promise<void>

type DeliverDeps = Pick<Deps, 'db' | 'clock' | 'log'>
type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimDueMail>>>

/** Milliseconds after each failed try until the next, about a day in all. */
export const retryDelaysMs = [1, 2, 4, 8, 16, 32, 64, 128, 240, 240, 240, 240, 240].map(count =>
  minutes(count),
)

/** How long a worker keeps a claimed mail. It gives up sending well before that. */
const leaseMs = minutes(3)
const sendTimeoutMs = minutes(1)

/**
 * Sends the mail that has been due longest; false when there is none. A failed mail is tried again after growing
 * delays and given up after about a day, with the reason stored. A process killed after sending but before recording it
 * sends that mail twice. `stopping` ends the try and leaves the mail as it was.
 */
export async function deliverNext(
  deps: DeliverDeps,
  send: SendMail,
  stopping: AbortSignal,
  timeoutMs = sendTimeoutMs,
): Promise<boolean> {
  const now = deps.clock()
  const mail = await claimDueMail(deps.db, now, new Date(now.getTime() + leaseMs))
  if (mail) await deliver(deps, mail, send, { stopping, timeoutMs })
  return mail !== undefined
}

async function deliver(
  deps: DeliverDeps,
  mail: ClaimedMail,
  send: SendMail,
  { stopping, timeoutMs }: { stopping: AbortSignal; timeoutMs: number },
): Promise<void> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)])
  try {
    const { id, recipient, subject, body } = mail
    await orAborted(signal, send({ id, to: recipient, subject, text: body }))
  } catch (cause) {
    if (stopping.aborted) await releaseMail(deps.db, mail, deps.clock())
    else await recordFailure(deps, mail, cause)
    return
  }
  await markMailSent(deps.db, mail.id, deps.clock())
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
