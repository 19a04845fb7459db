import type { Figure } from './figure.ts'
import type { DatabaseKind } from './rows/row.ts'
import type { ShopUnderTest } from './shop-under-test.ts'

const limits = {
  postgres: { startMs: 800, megabytes: 250 },
  embedded: { startMs: 1_200, megabytes: 480 },
} as const

/** How quickly the process starts and how much memory it takes. */
export function processFigures(
  database: DatabaseKind,
  { startMs, idleMegabytes }: Pick<ShopUnderTest, 'startMs' | 'idleMegabytes'>,
  megabytes: number,
): Figure[] {
  const limit = limits[database]
  const line = (
    name: string,
    value: number,
    unit: 'ms' | 'MB',
    highest = Number.POSITIVE_INFINITY,
  ): Figure => ({
    database,
    name,
    amount: { value, unit },
    missed: value > highest ? [`over ${highest} ${unit}`] : [],
  })
  return [
    line('start with data', startMs, 'ms', limit.startMs),
    line('memory, idle', idleMegabytes, 'MB'),
    line('memory after the table', megabytes, 'MB', limit.megabytes),
  ]
}
