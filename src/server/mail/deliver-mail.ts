import type { Deps } from '../deps.ts'
import type { Mail } from './outbox.ts'
import { claimDue, giveUp, markSent, putOff, release } from './queries.ts'

/** Hands a mail on; throws when it was not taken. `id` is the same for every try of one mail. */
export type SendMail = (mail: Mail & { id: string }) => Promise<void>

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>
type Claimed = NonNullable<Awaited<ReturnType<typeof claimDue>>>

const minute = 60_000

/** Milliseconds after each failed try until the next; together about a day. */
export const pauses = [1, 2, 4, 8, 16, 32, 64, 128, 240, 240, 240, 240, 240].map(minutes => minutes * minute)

/** So long, in milliseconds, a mail is held for who claimed it, who gives sending it up well before that. */
const heldMs = 3 * minute
const patienceMs = minute

/**
 * Sends the mail that has been due longest; false when there is none. What fails is tried again after growing
 * pauses and given up, with the reason kept, after about a day. A process killed between sending and writing so
 * down sends that mail again when its hold is over: twice is possible, never is not. `stopping` ends the try
 * under way and leaves the mail as it was. `patience` is in milliseconds.
 */
export async function deliverNext(
  deps: Needs,
  send: SendMail,
  stopping: AbortSignal,
  patience = patienceMs,
): Promise<boolean> {
  const now = deps.clock()
  const mail = await claimDue(deps.db, now, new Date(now.getTime() + heldMs))
  if (mail) await deliver(deps, mail, send, { stopping, patience })
  return mail !== undefined
}

async function deliver(
  deps: Needs,
  mail: Claimed,
  send: SendMail,
  { stopping, patience }: { stopping: AbortSignal; patience: number },
): Promise<void> {
  const enough = AbortSignal.any([stopping, AbortSignal.timeout(patience)])
  try {
    const { id, recipient, subject, body } = mail
    await unless(enough, send({ id, to: recipient, subject, text: body }))
  } catch (cause) {
    if (stopping.aborted) await release(deps.db, mail, deps.clock())
    else await noteFailure(deps, mail, cause)
    return
  }
  await markSent(deps.db, mail.id, deps.clock())
}

async function noteFailure({ db, clock, log }: Needs, mail: Claimed, cause: unknown): Promise<void> {
  const now = clock()
  const reason = String(cause).slice(0, 1000)
  const pause = pauses[mail.tries - 1]
  if (pause === undefined) {
    await giveUp(db, mail, now, reason)
    log.error(`Mail ${mail.id} was given up after ${mail.tries} tries`, cause)
  } else {
    await putOff(db, mail, new Date(now.getTime() + pause), reason)
    if (mail.tries === 1) log.error(`Mail ${mail.id} was not taken; it is tried again`, cause)
  }
}

/** The work, or the signal's reason as soon as there is one. */
async function unless<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
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
