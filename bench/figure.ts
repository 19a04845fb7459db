import type { DatabaseKind, Gate } from './rows/row.ts'

/** One line of the table. */
export type Figure = {
  database: DatabaseKind
  name: string
  /** How often a second, and how long in milliseconds. */
  speed?: { perSecond: number; p50: number; p99: number }
  /** How often a second the floor does the same. */
  floor?: number
  /** A size or a time of the process. */
  amount?: { value: number; unit: 'ms' | 'MB' }
  /** What the process holds in memory after it. */
  megabytes?: number
  note?: string
  missed: readonly string[]
}

/** The embedded database must reach half of what PostgreSQL must; its times may be twice as long. */
const allowed = (database: DatabaseKind) => (database === 'embedded' ? 2 : 1)

type Speed = NonNullable<Figure['speed']>

/** What a figure misses of its gate, in words. */
export function missedGates(
  database: DatabaseKind,
  { ratio, perSecond, p50, p99 }: Gate,
  speed: Speed,
  floor: number | undefined,
): string[] {
  const times = allowed(database)
  const checks = [
    floor !== undefined &&
      ratio !== undefined &&
      speed.perSecond / floor < ratio &&
      `under ${ratio} of the floor`,
    perSecond !== undefined && speed.perSecond < perSecond / times && `under ${perSecond / times} a second`,
    p50 !== undefined && speed.p50 > p50 * times && `p50 over ${p50 * times} ms`,
    p99 !== undefined && speed.p99 > p99 * times && `p99 over ${p99 * times} ms`,
  ]
  return checks.filter(check => check !== false)
}
