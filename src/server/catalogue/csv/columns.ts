import { toDollars } from '../../../contract/money.ts'
import type { ProductFields } from '../product/product.ts'
import { joinList } from './cells.ts'

type Exported = ProductFields & { id: string; slug: string; status: string; updatedAt: string }

/** Stands for every colour or size that has no row of its own. */
export const anyOption = '*'

const optionCell = (value: string) => (value === '' || /^\**\*$/.test(value) ? `${value}${anyOption}` : value)

/**
 * The shop's own columns, one product a row, and how each is written (lists as `joinList` does):
 * Pictures "address = what it shows", Colours "name = #hex = picture", Stock "colour = size = pieces" with * for every
 * colour or size that has no row of its own, or the number alone where there is one for all. Times are ISO-8601 in UTC,
 * prices dollars. The last two say what was so when the file was written, so that pieces sold since do not come back.
 */
export const columns: readonly (readonly [heading: string, write: (product: Exported) => string])[] = [
  ['ID', product => product.id],
  ['Slug', product => product.slug],
  ['Title', product => product.title],
  ['Category', product => product.category],
  ['Description', product => product.description],
  ['Price', product => toDollars(product.priceCents).toFixed(2)],
  ['Display Price', product => toDollars(product.displayPriceCents).toFixed(2)],
  ['Status', product => product.status],
  ['Publish At', product => product.publishedAt ?? ''],
  ['Pictures', product => joinList(product.pictures.map(({ url, alt }) => [url, alt]))],
  ['Colours', product => joinList(product.colors.map(({ name, hex = '', image }) => [name, hex, image]))],
  ['Materials', product => joinList(product.materials.map(value => [value]))],
  ['Lengths', product => joinList(product.lengths.map(value => [value]))],
  ['Sizes', product => joinList(product.sizes.map(value => [value]))],
  ['Included', product => joinList(product.included.map(value => [value]))],
  ['Stock', product => stockCell(product.stock)],
  ['Stock When Exported', product => stockCell(product.stock)],
  ['Updated At', product => product.updatedAt],
]

function stockCell(stock: ProductFields['stock']): string {
  const [only, ...others] = stock
  if (only && others.length === 0 && only.color === '' && only.size === '') return String(only.quantity)
  return joinList(
    stock.map(({ color, size, quantity }) => [optionCell(color), optionCell(size), String(quantity)]),
  )
}

/** What a part of a stock cell means: '' for every. A colour that is itself called "*" is written "**". */
export const readOptionCell = (part: string): string => (/^\*+$/.test(part) ? part.slice(1) : part)
