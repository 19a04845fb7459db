import { createHash } from 'node:crypto'

export type Random = {
  /** From 0 (included) to 1 (excluded). */
  next: () => number
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number
  pick: <T>(values: readonly T[]) => T
}

/** Random numbers that are the same for the same seed on every machine (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(values: readonly T[]): T => {
    const value = values[whole(0, values.length - 1)]
    if (value === undefined) throw new Error('Nothing to pick from')
    return value
  }
  return { next, whole, pick }
}

/** UUIDv7-shaped ids for the moment of `clock`, with a counter in place of the random part. */
export function countedIds(name: string, clock: () => Date): () => string {
  let count = 0
  return () => {
    const time = clock().getTime().toString(16).padStart(12, '0')
    return `${time.slice(0, 8)}-${time.slice(8)}-${countedPart(name, count++)}`
  }
}

/** Tells whether one of the first ids of this name, up to `most`, was given, at whatever moment. */
export function countedIdsOf(name: string, most: number): (id: string) => boolean {
  const parts = new Set(Array.from({ length: most }, (_, count) => countedPart(name, count)))
  return id => parts.has(id.slice(timeLength))
}

/** Twelve digits of the moment with two hyphens. */
const timeLength = 14

function countedPart(name: string, count: number): string {
  const hash = createHash('sha256').update(`${name}:${count}`).digest('hex')
  return `7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`
}
