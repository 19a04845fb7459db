import { expect, test } from 'vitest'
import type { z } from 'zod'

/** A field of a schema, in an otherwise good value, with values it takes and values it refuses. */
export type Bounds = [
  name: string,
  field: string,
  schema: z.ZodType,
  rest: object,
  good: unknown[],
  bad: unknown[],
]

/** Tries each field at its bounds and just beyond them. */
export const testBounds = (bounds: Bounds[]) =>
  test.each(bounds)(
    '%s: %s is accepted within its bounds and refused beyond them',
    (_, field, schema, rest, good, bad) => {
      const isAccepted = (value: unknown) => schema.safeParse({ ...rest, [field]: value }).success
      for (const value of good) expect([value, isAccepted(value)]).toEqual([value, true])
      for (const value of bad) expect([value, isAccepted(value)]).toEqual([value, false])
    },
  )

/** A text of so many characters. */
export const text = (length: number) => 'x'.repeat(length)

/** So many ids. */
export const ids = (count: number) => Array.from({ length: count }, (_, nth) => `id-${nth}`)

/** An e-mail address of so many characters. */
export const email = (length: number) =>
  `${text(64)}@${`${text(60)}.`.repeat(4)}`.slice(0, length - 3).concat('.pk')
