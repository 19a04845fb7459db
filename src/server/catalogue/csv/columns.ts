import { commonPlace, type Place, samePlace } from '../../../contract/catalogue/places.ts'
import { productTexts, textNames } from '../../../contract/catalogue/product-texts.ts'
import { toAmount } from '../../../contract/money.ts'
import type { OptionPrice } from '../../db/schema.ts'
import type { Product } from '../product/product.ts'
import { statusAt } from '../product/publishing.ts'
import type { Shelf } from '../stock/shelf.ts'
import { joinList } from './cells.ts'

/** Stands for every colour or size that has no shelf of its own. */
const anyOption = '*'

/** An option as a stock cell writes it; a colour that is itself called "*" becomes "**". */
const writeOption = (value: string) =>
  value === '' || /^\**\*$/.test(value) ? `${value}${anyOption}` : value

/** A place's parts: colour, size and, of a product with a third option, its value. */
const writePlace = ({ color, size, third = '' }: Place, hasThird: boolean) =>
  (hasThird ? [color, size, third] : [color, size]).map(writeOption)

/** Whether its cells name values of a third option; pieces of one that is gone keep theirs. */
const namesThird = ({ third, stock }: Product) => third !== null || stock.some(shelf => shelf.third)

/** An option as a stock cell says it: '' for any. */
export const readOption = (part: string): string => (/^\*+$/.test(part) ? part.slice(1) : part)

/**
 * The shop's own columns, one product a row, prices in the shop's currency, times in UTC. `joinList` writes lists: Pictures as
 * "address = alt text", Colours as "name = #hex = picture", Stock, SKUs, Barcodes and Costs as "colour = size = pieces" or one
 * entry alone. The last two columns tell an import what has changed since the export.
 */
export const columns: readonly (readonly [
  heading: string,
  write: (product: Product, now: Date) => string,
])[] = [
  ['ID', product => product.id],
  ['Slug', product => product.slug],
  ['Title', product => product.title],
  ['Category', product => product.category],
  ['Description', product => product.description],
  ['Price', product => toAmount(product.priceCents).toFixed(2)],
  ['Display Price', product => toAmount(product.displayPriceCents).toFixed(2)],
  ['Other Prices', product => joinList(product.optionPrices.map(price => optionPriceParts(price, product)))],
  ['Status', (product, now) => statusAt(product.publishedAt, now)],
  ['Publish At', product => product.publishedAt?.toISOString() ?? ''],
  ['Pictures', product => joinList(product.pictures.map(({ url, alt }) => [url, alt]))],
  [
    'Picture Colours',
    product => joinList(product.pictures.flatMap(({ url, color }) => (color ? [[url, color]] : []))),
  ],
  ['Colours', product => joinList(product.colours.map(({ name, hex = '', image }) => [name, hex, image]))],
  ['Materials', product => joinList(product.materials.map(value => [value]))],
  ['Lengths', product => joinList(product.lengths.map(value => [value]))],
  ['Sizes', product => joinList(product.sizes.map(value => [value]))],
  ['Option Name', product => product.third?.name ?? ''],
  ['Option Values', product => joinList((product.third?.values ?? []).map(value => [value]))],
  ['Included', product => joinList(product.included.map(value => [value]))],
  ['Tags', product => joinList(product.tags.map(value => [value]))],
  ...textNames().map(name => [productTexts[name].column, (product: Product) => product[name]] as const),
  ['SKUs', product => shelfCell(product, ({ sku }) => sku ?? '')],
  // With their place, or Excel would make a number of a barcode alone and lose digits.
  ['Barcodes', product => shelfCell(product, ({ barcode }) => barcode ?? '', false)],
  ['Costs', costCell],
  ['Stock', stockCell],
  ['Stock When Exported', stockCell],
  ['Updated At', product => product.updatedAt.toISOString()],
]

/** The place, the price and, where it is higher, the display price. */
const optionPriceParts = ({ priceCents, displayPriceCents, ...place }: OptionPrice, product: Product) => [
  ...writePlace(place, product.third !== null),
  toAmount(priceCents).toFixed(2),
  ...(displayPriceCents > priceCents ? [toAmount(displayPriceCents).toFixed(2)] : []),
]

function stockCell(product: Product): string {
  return shelfCell(product, ({ quantity }) => String(quantity))
}

function costCell(product: Product): string {
  return shelfCell(product, ({ costCents }) =>
    typeof costCents === 'number' ? toAmount(costCents).toFixed(2) : '',
  )
}

/** What the shelves have: by place, or as it is where one shelf serves all. */
function shelfCell(product: Product, read: (shelf: Shelf) => string, mayStandAlone = true): string {
  const { stock } = product
  const [only, ...others] = stock
  const isOne = mayStandAlone && only && others.length === 0 && samePlace(only, commonPlace)
  return joinList(
    stock.flatMap(shelf => {
      const text = read(shelf)
      const place = isOne ? [] : writePlace(shelf, namesThird(product))
      return text === '' ? [] : [[...place, text]]
    }),
  )
}
