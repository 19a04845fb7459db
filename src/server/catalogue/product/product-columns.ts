import { textsOf } from '../../../contract/catalogue/product-texts.ts'
import type { Categories } from '../categories/categories.ts'
import { searchDocument } from '../search/search-document.ts'
import type { ProductDetails } from './product.ts'

/** The columns that hold a product's details, and the words it is found by. `placeholders` are by picture address. */
export function toProductColumns(
  details: ProductDetails,
  { groups }: Pick<Categories, 'groups'>,
  placeholders: ReadonlyMap<string, string> = new Map(),
) {
  const { words, ...search } = searchDocument(details, groups)
  const pictures = details.pictures.map(({ url, alt, color }) => ({
    url,
    alt,
    color,
    placeholder: placeholders.get(url),
  }))
  const columns = {
    title: details.title,
    category: details.category,
    description: details.description,
    priceCents: details.priceCents,
    displayPriceCents: details.displayPriceCents,
    optionPrices: JSON.stringify(details.optionPrices),
    pictures: JSON.stringify(pictures),
    colors: JSON.stringify(details.colours),
    materials: JSON.stringify(details.materials),
    lengths: JSON.stringify(details.lengths),
    sizes: JSON.stringify(details.sizes),
    third: details.third && JSON.stringify(details.third),
    included: JSON.stringify(details.included),
    tags: JSON.stringify(details.tags),
    ...textsOf(details),
    publishedAt: details.publishedAt,
    ...search,
  }
  return { columns, words }
}

export type ProductColumns = ReturnType<typeof toProductColumns>['columns']

/** The addresses of all pictures of a product, those of its colours too. */
export const pictureUrls = ({
  pictures,
  colours,
}: Pick<ProductDetails, 'pictures' | 'colours'>): string[] => [
  ...pictures.map(({ url }) => url),
  ...colours.flatMap(({ image }) => image || []),
]
