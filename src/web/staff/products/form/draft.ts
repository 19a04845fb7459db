import { z } from 'zod'
import { personalPrefix } from '../../../api/session.ts'
import type { ProductValues } from './product-values.ts'

/** Whatever was typed, right or not; what an older version of the page has kept is not taken up. */
const row = z.object({ key: z.string(), value: z.string() })
const Values: z.ZodType<ProductValues> = z.object({
  title: z.string(),
  category: z.string(),
  description: z.string(),
  inventory: z.string(),
  displayPrice: z.string(),
  price: z.string(),
  pictures: z.array(z.object({ key: z.string(), url: z.string(), alt: z.string() })),
  colors: z.array(z.object({ key: z.string(), name: z.string(), hex: z.string(), image: z.string() })),
  materials: z.array(row),
  lengths: z.array(row),
  sizes: z.array(row),
  materialsIncluded: z.boolean(),
  lengthsIncluded: z.boolean(),
  keptBy: z.enum(['one', 'color', 'size', 'both']),
  cells: z.record(z.string(), z.string()),
  status: z.enum(['draft', 'published', 'scheduled']),
  publishAt: z.string(),
})

const Begun = z.object({
  values: Values,
  stock: z.array(z.object({ color: z.string(), size: z.string(), quantity: z.number() })),
})
/** The form as it was opened, and the stock that its counts are to be understood by. */
export type Begun = z.infer<typeof Begun>

/** `begun`: null for a product that is to be added. */
const Draft = z.object({ at: z.iso.datetime(), begun: Begun.nullable(), values: Values })
export type Draft = z.infer<typeof Draft>

/** `productId`: null for one that is to be added. */
export type DraftOf = { userId: string; productId: string | null }

const keyOf = ({ userId, productId }: DraftOf) => `${personalPrefix}product:${userId}:${productId ?? 'new'}`

/** Keeps what was typed through a closed tab; a picture that is still on its way is not part of it. */
export function keepDraft(
  of: DraftOf,
  { begun, values }: Pick<Draft, 'begun' | 'values'>,
  at: Date,
  storage: Storage = localStorage,
): void {
  const sent = { ...values, pictures: values.pictures.filter(({ url }) => url !== '') }
  try {
    storage.setItem(keyOf(of), JSON.stringify({ at: at.toISOString(), begun, values: sent } satisfies Draft))
  } catch {
    // A browser that keeps nothing, or is full: the form works without.
  }
}

/** What was typed and never saved, or null. */
export function draftOf(of: DraftOf, storage: Storage = localStorage): Draft | null {
  try {
    const draft = Draft.safeParse(JSON.parse(storage.getItem(keyOf(of)) ?? 'null'))
    return draft.success ? draft.data : null
  } catch {
    return null
  }
}

export function dropDraft(of: DraftOf, storage: Storage = localStorage): void {
  try {
    storage.removeItem(keyOf(of))
  } catch {
    // As above.
  }
}
