import { lruBySize } from '../lru-by-size.ts'
import { type Ending, endedBy } from './notice.ts'
import type { Notices } from './open-notices.ts'

type Options<Value> = {
  /** In bytes where `sizeOf` gives them, otherwise the number of values. */
  max: number
  sizeOf?: (value: Value) => number
  /** Stock and sales end a value only once it is this old, as far as the clock says. */
  lag?: { ms: number; now: () => number }
}

type Facts = {
  /** Names whose ending ends the value, besides its own key. */
  dependsOn?: Iterable<string>
  /** In ms of the shop's clock: when the value was true, and from when on it is not. */
  from?: number
  until?: number
}

/** Keeps a value, and tells until when it holds: 0 where something that it depends on ended since the fill began. */
export type Keep<Value> = (key: string, value: Value, facts?: Facts) => number

export type Cache<Value> = {
  /** The kept value; with a moment, only if it holds then. */
  get: (key: string, at?: number) => Value | undefined
  /** To read values in: what ends meanwhile is not kept. */
  fill: <Result>(read: (keep: Keep<Value>) => Promise<Result>) => Promise<Result>
  /** A fill for one key: whoever asks for it meanwhile shares its result, unless something ended since it began. */
  load: <Result>(key: string, read: (keep: Keep<Value>) => Promise<Result>) => Promise<Result>
  isLoading: (key: string) => boolean
  end: (ending: Ending) => void
}

type Entry<Value> = { value: Value; names: readonly string[]; from: number; until: number }

/** What ended while values are read: at once, or with the lag. `isDeaf`: notices may have been missed when it began. */
type Fill = { isDeaf: boolean; isAllEnded: boolean; ended: Set<string>; endedLater: Set<string> }

const isUntouched = ({ isDeaf, isAllEnded, ended, endedLater }: Fill) =>
  !isDeaf && !isAllEnded && ended.size === 0 && endedLater.size === 0

/**
 * Keeps values of the database in this process until a notice ends one of the names they depend on; those not asked for
 * longest go first. Nothing is kept while notices may be missed.
 */
export function createCache<Value>(
  notices: Notices,
  { max, sizeOf = () => 1, lag }: Options<Value>,
): Cache<Value> {
  const keysByName = createIndex()
  const fills = new Set<Fill>()
  const loading = new Map<string, { fill: Fill; result: Promise<unknown> }>()
  const entries = lruBySize<Entry<Value>>({
    max,
    sizeOf: ({ value }) => sizeOf(value),
    dropped: ({ names }, key) => keysByName.remove(key, names),
  })
  const invalidateAll = () => {
    for (const fill of fills) fill.isAllEnded = true
    entries.clear()
    keysByName.clear()
  }
  const endName = (name: string, later: typeof lag) => {
    for (const fill of fills) (later ? fill.endedLater : fill.ended).add(name)
    for (const key of [name, ...keysByName.find(name)]) {
      const entry = later && entries.get(key)
      if (entry) entry.until = Math.min(entry.until, Math.max(later.now(), entry.from + later.ms))
      else entries.delete(key)
    }
  }
  const end = (ending: Ending) => {
    if (ending === 'all') return invalidateAll()
    for (const name of ending.names) endName(name, ending.isLater ? lag : undefined)
  }
  notices.subscribe({ onNotice: notice => end(endedBy(notice)), onGap: invalidateAll })

  const keepIn =
    (fill: Fill): Keep<Value> =>
    (key, value, { dependsOn = [], from = 0, until = Number.POSITIVE_INFINITY } = {}) => {
      const names = [...dependsOn]
      const isAny = (ended: ReadonlySet<string>) => [key, ...names].some(name => ended.has(name))
      if (fill.isAllEnded || isAny(fill.ended)) return 0
      const entry = { value, names, from, until }
      if (lag && isAny(fill.endedLater)) entry.until = Math.min(until, from + lag.ms)
      if (fill.isDeaf || !notices.isListening()) return entry.until
      entries.delete(key)
      keysByName.add(key, names)
      // Last, since an entry that has no room is dropped at once.
      entries.set(key, entry)
      return entry.until
    }
  const start = <Result>(read: (keep: Keep<Value>) => Promise<Result>) => {
    const [ended, endedLater] = [new Set<string>(), new Set<string>()]
    const fill = { isDeaf: !notices.isListening(), isAllEnded: false, ended, endedLater }
    fills.add(fill)
    return { fill, result: read(keepIn(fill)).finally(() => fills.delete(fill)) }
  }
  const load = <Result>(key: string, read: (keep: Keep<Value>) => Promise<Result>) => {
    const known = loading.get(key)
    // Every load of a key is of one kind, which its caller knows.
    if (known && isUntouched(known.fill)) return known.result as Promise<Result>
    const { fill, result } = start(read)
    const finished = result.finally(() => {
      if (loading.get(key)?.fill === fill) loading.delete(key)
    })
    loading.set(key, { fill, result: finished })
    return finished
  }
  const get = (key: string, at?: number) => {
    const entry = notices.isListening() ? entries.get(key) : undefined
    // One from the future was read before the clock was put back.
    if (!entry || at === undefined || (entry.from <= at && at < entry.until)) return entry?.value
    entries.delete(key)
    return undefined
  }
  return { get, fill: read => start(read).result, load, isLoading: key => loading.has(key), end }
}

/** Which keys depend on a name. */
function createIndex() {
  const keysByName = new Map<string, Set<string>>()
  return {
    find: (name: string): Iterable<string> => keysByName.get(name) ?? [],
    add: (key: string, names: readonly string[]) => {
      for (const name of names) {
        const keys = keysByName.get(name)
        if (keys) keys.add(key)
        else keysByName.set(name, new Set([key]))
      }
    },
    remove: (key: string, names: readonly string[]) => {
      for (const name of names) {
        const keys = keysByName.get(name)
        keys?.delete(key)
        if (keys?.size === 0) keysByName.delete(name)
      }
    },
    clear: () => keysByName.clear(),
  }
}
