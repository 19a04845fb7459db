import type { ProductEdit } from '../../../contract/catalogue.ts'
import { toCents } from '../../../contract/money.ts'
import type { Color, Picture } from '../../db/schema.ts'
import { searchDocument } from '../search/search-document.ts'

type Pictures = {
  /** What the product showed before: pictures without new alts keep these. */
  known?: readonly Picture[] | undefined
  /** Blurred likenesses by address. */
  placeholders?: ReadonlyMap<string, string>
}

/** A form's pictures with their words, those known kept where the form sends none, and their likenesses. */
export function picturesOf(input: ProductEdit, { known = [], placeholders }: Pictures = {}): Picture[] {
  const alts = input.alts ?? Object.fromEntries(known.map(picture => [picture.url, picture.alt]))
  return input.product_images.map(url => ({
    url,
    alt: alts[url] ?? '',
    placeholder: placeholders?.get(url),
  }))
}

/** A form's colours as they are stored; '' where one has no picture. */
export const colorsOf = (input: ProductEdit): Color[] =>
  input.Color.map(({ Color, img, hex }) => ({
    name: Color,
    image: img?.original ?? '',
    ...(hex ? { hex } : {}),
  }))

/** The columns a product form fills, and the words it is found by. */
export function toProductColumns(input: ProductEdit, pictures: Pictures = {}) {
  const colors = colorsOf(input)
  const materials = input.Material.map(option => option.Material)
  const { words, ...search } = searchDocument({ ...input, colors, materials })
  const columns = {
    title: input.title,
    category: input.category,
    description: input.description,
    priceCents: toCents(input.price),
    displayPriceCents: toCents(input.displayPrice ?? input.price),
    pictures: JSON.stringify(picturesOf(input, pictures)),
    colors: JSON.stringify(colors),
    materials: JSON.stringify(materials),
    lengths: JSON.stringify(input.Length.map(option => option.Length)),
    sizes: JSON.stringify(input.Size.map(option => option.Size)),
    included: JSON.stringify(input.included),
    ...search,
  }
  return { columns, words }
}

export type ProductColumns = ReturnType<typeof toProductColumns>['columns']

/** Every address of a picture that a product form holds. */
export const pictureUrls = ({ product_images, Color }: ProductEdit): string[] => [
  ...product_images,
  ...Color.flatMap(({ img }) => img?.original || []),
]
