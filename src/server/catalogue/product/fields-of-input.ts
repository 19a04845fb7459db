import type { ProductInput } from '../../../contract/catalogue.ts'
import { toCents } from '../../../contract/money.ts'
import type { Picture } from '../../db/schema.ts'
import type { ProductFields } from './product.ts'
import { colorsOf, picturesOf } from './product-columns.ts'
import { publishedAtOf } from './publishing.ts'

type Known = { pictures: readonly Picture[]; publishedAt: Date | null }

/** The fields a product has once this form, which says its stock by shelf, is written; prices in cents. */
export function fieldsOfInput(
  input: ProductInput,
  { known, now }: { known: Known | null; now: Date },
): ProductFields {
  const publishedAt = publishedAtOf(input, { known: known ? known.publishedAt : now, now })
  return {
    title: input.title,
    category: input.category,
    description: input.description,
    priceCents: toCents(input.price),
    displayPriceCents: toCents(input.displayPrice ?? input.price),
    pictures: picturesOf(input, { known: known?.pictures }).map(({ url, alt }) => ({ url, alt })),
    colors: colorsOf(input),
    materials: input.Material.map(option => option.Material),
    lengths: input.Length.map(option => option.Length),
    sizes: input.Size.map(option => option.Size),
    included: input.included,
    stock: (input.stock ?? []).map(({ color, size, quantity }) => ({ color, size, quantity })),
    publishedAt: publishedAt?.toISOString() ?? null,
  }
}
