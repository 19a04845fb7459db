import type { InProcessCall } from '../../contract/in-process-call.ts'
import type { Deps } from '../deps.ts'
import { isCatalogueNotice, isPublicNotice, type Notice, type PublicNotice } from '../notices/notice.ts'
import { createAnswerStore, endAfter } from './answer-store.ts'
import { type CachedAnswer, toCachedAnswer } from './cached-answer.ts'
import type { CachedAddress } from './cached-route.ts'
import { createNextMoment } from './next-moment.ts'
import { readUpTo } from './read-up-to.ts'

export type ResponseCache = {
  /** The kept answer of an address, if it is current. */
  find: (key: string, address: CachedAddress) => CachedAnswer | null
  /**
   * Makes the answer, once however many ask for it meanwhile, and keeps it. Null for one too large to keep.
   */
  make: (key: string, address: CachedAddress, request: () => Request) => Promise<CachedAnswer | null>
  /** Whether the answer is being made, so that another who asks only waits for it. */
  isMaking: (key: string) => boolean
  /** For the calls that pages make while they are rendered: a page with a failed part is not kept. */
  watchFailures: (call: InProcessCall) => InProcessCall
  /** How many answers were sent as kept, and how many were made, since the start. */
  counts: () => { kept: number; made: number }
}

export type Fetch = (request: Request) => Promise<Response>

/** Kept apart, so that countless rare addresses cannot push out the pages that count. */
const maxBytes = { common: 32 * 1024 ** 2, rare: 8 * 1024 ** 2 }
const maxAnswerBytes = 4 * 1024 ** 2
/** Answers known to be larger, which are not made twice. */
const maxTooLarge = 100
/** A status that stays the same until something changes. */
const lasting = new Set([200, 404])
/** Where changes come faster than the answer is made, the last one is sent but not kept. */
const maxTries = 3

type CacheDeps = Pick<Deps, 'db' | 'clock' | 'notices' | 'settings' | 'categories' | 'collections' | 'pages'>

/**
 * Keeps public answers as bytes. An answer is dropped as soon as a notice says that a commit changed what it shows,
 * or when the clock does; nothing is kept while notices may be missed.
 */
export function openResponseCache(
  { db, clock, notices, settings, categories, collections, pages }: CacheDeps,
  fetch: Fetch,
): ResponseCache {
  const stores = { common: createAnswerStore(maxBytes.common), rare: createAnswerStore(maxBytes.rare) }
  /** Countless addresses lead nowhere, so these are rare too. */
  const isCommon = ({ isRare }: CachedAddress, { status }: CachedAnswer) => !isRare && status === 200
  const tooLarge = new Set<string>()
  const moment = createNextMoment({ db, notices, settings, collections })
  const together = createShared<CachedAnswer | null>()
  const listening = new Set<(notice: PublicNotice) => void>()
  const now = () => clock().getTime()
  const counts = { kept: 0, made: 0, failures: 0 }

  const heard = (notice: PublicNotice) => {
    if (isCatalogueNotice(notice)) {
      moment.forget()
      tooLarge.clear()
    }
    for (const store of Object.values(stores)) store.heard(notice, now())
    for (const listener of listening) listener(notice)
  }
  const heardAny = (notice: Notice) => isPublicNotice(notice) && heard(notice)
  const endAll = () => heard({ kind: 'catalogue' })
  notices.subscribe({ heard: heardAny, missed: endAll })
  for (const kept of [settings, categories, collections, pages]) kept.subscribe(endAll)

  const tryToMake = async (key: string, address: CachedAddress, request: () => Request) => {
    const before = { failures: counts.failures, notices: [] as PublicNotice[] }
    const listener = (notice: PublicNotice) => before.notices.push(notice)
    listening.add(listener)
    try {
      const [{ changesWith }, madeAt] = [address.route, now()]
      const wasListening = notices.isListening()
      const endsAt = await moment.after(madeAt, changesWith.includes('sales'))
      const response = await fetch(request())
      const answer = await readAnswer(response)
      if (typeof answer === 'string') {
        if (answer === 'too large' && tooLarge.size < maxTooLarge) tooLarge.add(key)
        return { answer: null, isSettled: true }
      }
      const entry = { key, answer, changesWith, madeAt, endsAt }
      for (const notice of before.notices) entry.endsAt = endAfter(entry, notice, madeAt)
      const isSettled = entry.endsAt > now()
      if (
        isSettled &&
        wasListening &&
        notices.isListening() &&
        before.failures === counts.failures &&
        lasting.has(answer.status)
      )
        (isCommon(address, answer) ? stores.common : stores.rare).add(entry)
      return { answer, isSettled }
    } finally {
      listening.delete(listener)
    }
  }
  const makeCurrent = async (key: string, address: CachedAddress, request: () => Request) => {
    for (let tried = 1; ; tried++) {
      const { answer, isSettled } = await tryToMake(key, address, request)
      if (isSettled || tried === maxTries) return answer
    }
  }
  return {
    find: (key, address) => {
      const found = (address.isRare ? null : stores.common.get(key, now())) ?? stores.rare.get(key, now())
      if (found) counts.kept++
      return found
    },
    make: (key, address, request) => {
      if (tooLarge.has(key)) return Promise.resolve(null)
      counts.made++
      return together.run(key, () => makeCurrent(key, address, request))
    },
    counts: () => ({ kept: counts.kept, made: counts.made }),
    isMaking: together.isUnderWay,
    watchFailures: watched => countFailures(watched, () => void counts.failures++),
  }
}

/** Redirects are left to the application: they keep the visitor's own parameters, which no address here has. */
async function readAnswer(response: Response): Promise<CachedAnswer | 'redirect' | 'too large'> {
  if (response.status >= 300 && response.status < 400) return 'redirect'
  const bytes = await readUpTo(response, maxAnswerBytes)
  return bytes ? toCachedAnswer(response.status, response.headers, bytes) : 'too large'
}

function countFailures(call: InProcessCall, count: () => void): InProcessCall {
  return async (row, input) => {
    try {
      const outcome = await call(row, input)
      if ('status' in outcome && outcome.status >= 500) count()
      return outcome
    } catch (cause) {
      count()
      throw cause
    }
  }
}

/** Whoever asks for work that is under way waits for it, and does not start it again. */
function createShared<T>(): {
  run: (key: string, work: () => Promise<T>) => Promise<T>
  isUnderWay: (key: string) => boolean
} {
  const underWay = new Map<string, Promise<T>>()
  const run = (key: string, work: () => Promise<T>) => {
    const known = underWay.get(key)
    if (known) return known
    const started = work().finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
  return { run, isUnderWay: key => underWay.has(key) }
}
