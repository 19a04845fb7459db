import type { Deps } from '../deps.ts'
import { createCache } from '../notices/create-cache.ts'
import { endedBy, names } from '../notices/notice.ts'
import { watchCalls } from '../notices/watch-calls.ts'
import { type CachedAnswer, sizeOf, toCachedAnswer } from './cached-answer.ts'
import type { CachedAddress } from './cached-route.ts'
import { createChangeSchedule } from './change-schedule.ts'
import { dependenciesOf } from './kept-calls.ts'
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
  /** How many answers were sent as kept, and how many were made, since the start. */
  counts: () => { kept: number; made: number }
}

export type Fetch = (request: Request) => Promise<Response>

/** Kept apart, so that the countless addresses of the long tail cannot push out the pages that count. */
const maxBytes = { common: 32 * 1024 ** 2, longTail: 8 * 1024 ** 2 }
/** What an answer costs besides its bytes, roughly, and what each name it depends on. */
const entryBytes = 2_000
const nameBytes = 200
const maxAnswerBytes = 4 * 1024 ** 2
/** Answers known to be larger, which are not made twice. */
const maxTooLarge = 100
/** A status that stays the same until something changes. */
const cacheableStatus = new Set([200, 404])
/** After so many tries that were out of date when they were made, the last one is sent but not kept. */
const maxTries = 3
/** Stock changes with every order; an answer is made anew for it this often at most, and so never over a second old. */
const lagMs = 900

/** What every page and answer is made with, and hears of once it has been read anew. */
const ofTheShop = ['settings', 'categories', 'collections', 'pages'] as const

type CacheDeps = Pick<Deps, 'db' | 'clock' | 'notices' | (typeof ofTheShop)[number]>
type Kept = { answer: CachedAnswer; bytes: number }

/**
 * Keeps public answers as bytes. An answer ends as soon as a notice says that a commit changed what the calls it was made
 * of depend on, or when the clock does; nothing is kept while notices may be missed.
 */
export function openResponseCache(deps: CacheDeps, fetch: Fetch): ResponseCache {
  const { clock, notices } = deps
  const now = () => clock().getTime()
  const openStore = (max: number) =>
    createCache<Kept>(notices, {
      max,
      sizeOf: ({ answer, bytes }) => sizeOf(answer) + bytes,
      lag: { ms: lagMs, now },
    })
  const stores = { common: openStore(maxBytes.common), longTail: openStore(maxBytes.longTail) }
  /** Countless addresses lead nowhere, so a 404 goes to the long tail too. */
  const isCommon = ({ isLongTail }: CachedAddress, { status }: CachedAnswer) => !isLongTail && status === 200
  const tooLarge = new Set<string>()
  const schedule = createChangeSchedule(deps)
  const counts = { kept: 0, made: 0 }

  for (const name of ofTheShop)
    deps[name].subscribe(() => {
      tooLarge.clear()
      for (const store of Object.values(stores)) store.end({ names: [name], isLater: false })
    })
  const changesSchedule = (ended: readonly string[]) =>
    ended.includes(names.listing) || ended.includes('deals')
  notices.subscribe({
    onNotice: notice => {
      const ending = endedBy(notice)
      if (ending === 'all' || !ending.isLater) tooLarge.clear()
      if (ending === 'all' || changesSchedule(ending.names)) schedule.clear()
    },
    onGap: schedule.clear,
  })

  const tryToMake = (key: string, address: CachedAddress, request: () => Request) =>
    stores.common.load(key, keepCommon =>
      stores.longTail.fill(async keepLongTail => {
        const from = now()
        const { answer, dependsOn, isWhole } = await makeWatched(() => fetch(request()))
        if (typeof answer === 'string') {
          if (answer === 'too large' && tooLarge.size < maxTooLarge) tooLarge.add(key)
          return { answer: null, isSettled: true }
        }
        const until = await schedule.nextAfter(from, dependsOn)
        if (!isWhole || !cacheableStatus.has(answer.status)) return { answer, isSettled: until > now() }
        const keep = isCommon(address, answer) ? keepCommon : keepLongTail
        const kept = { answer, bytes: entryBytes + dependsOn.size * nameBytes }
        return { answer, isSettled: keep(key, kept, { dependsOn, from, until }) > now() }
      }),
    )
  const makeCurrent = async (key: string, address: CachedAddress, request: () => Request) => {
    for (let tried = 1; ; tried++) {
      const { answer, isSettled } = await tryToMake(key, address, request)
      if (isSettled || tried === maxTries) return answer
    }
  }
  return {
    find: (key, address) => {
      const found =
        (address.isLongTail ? undefined : stores.common.get(key, now())) ?? stores.longTail.get(key, now())
      if (found) counts.kept++
      return found?.answer ?? null
    },
    make: (key, address, request) => {
      if (tooLarge.has(key)) return Promise.resolve(null)
      counts.made++
      return makeCurrent(key, address, request)
    },
    counts: () => ({ kept: counts.kept, made: counts.made }),
    isMaking: stores.common.isLoading,
  }
}

/** The answer with all that the calls it is made of depend on. */
async function makeWatched(fetch: () => Promise<Response>) {
  const dependsOn = new Set<string>(ofTheShop)
  let isWhole = true
  const answer = await watchCalls(
    (row, input, outcome) => {
      const found = dependenciesOf(row, input, outcome.kind === 'answered' ? outcome.answer : null)
      // An answer with a failed part is not kept, nor one of calls that say nothing of what they depend on.
      if (!found || outcome.kind === 'failed') isWhole = false
      for (const name of found ?? []) dependsOn.add(name)
    },
    async () => readAnswer(await fetch()),
  )
  return { answer, dependsOn, isWhole }
}

/** Redirects are left to the application: they keep the visitor's own parameters, which no address here has. */
async function readAnswer(response: Response): Promise<CachedAnswer | 'redirect' | 'too large'> {
  if (response.status >= 300 && response.status < 400) return 'redirect'
  const bytes = await readUpTo(response, maxAnswerBytes)
  return bytes ? toCachedAnswer(response.status, response.headers, bytes) : 'too large'
}
