import { commonPlace, placeName, samePlace, toPlace } from '../../../../contract/catalogue/places.ts'
import { textsOf } from '../../../../contract/catalogue/product-texts.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { parseAmount, parseCount } from '../../../../contract/typed-numbers.ts'
import { shopTimeZone } from '../../../parts/shop-time-zone.ts'
import { fromZoned } from '../../controls/zoned-time.ts'
import { sharedCell } from '../stock/cell-key.ts'
import { quantityOn, shelfOn } from '../stock/quantity-on.ts'
import { typedPrices } from './price-cells.ts'
import type { ProductValues, ValueRow } from './product-values.ts'
import { typedDetails } from './shelf-details.ts'
import { type StockRow, stockRows } from './stock-rows.ts'

/** The form's row of each entry of the input, since blank rows are left out. */
export type Sources = {
  Color: number[]
  Material: number[]
  Length: number[]
  Size: number[]
  third: number[]
  stock: string[]
  /** The place of each price, in words. */
  optionPrices: string[]
}

/** The API's input from the form's values, not yet checked. `loaded` is the product as the shop sent it last. */
export function toProductEdit(values: ProductValues, loaded: StaffProduct | null) {
  const filled = (rows: readonly ValueRow[]) =>
    rows.flatMap((row, index) => (row.value.trim() === '' ? [] : [{ ...row, index }]))
  const colors = values.colors.flatMap((color, index) =>
    color.name.trim() === '' ? [] : [{ ...color, index }],
  )
  const [materials, lengths, sizes] = [filled(values.materials), filled(values.lengths), filled(values.sizes)]
  const thirds = filled(values.thirds)
  const pictures = values.pictures.filter(({ url }) => url !== '')
  const [stock, optionPrices] = [stockRows(values), typedPrices(values)]
  const edit = {
    title: values.title,
    category: values.category,
    description: values.description,
    price: parseAmount(values.price) ?? 0,
    displayPrice: parseAmount(values.displayPrice),
    optionPrices: optionPrices.map(({ cell: _, ...price }) => price),
    product_images: pictures.map(({ url }) => url),
    alts: Object.fromEntries(pictures.map(({ url, alt }) => [url, alt])),
    pictureColors: Object.fromEntries(
      pictures.flatMap(({ url, color }) => {
        const name = colors.find(({ key }) => key === color)?.name
        return name ? [[url, name]] : []
      }),
    ),
    Color: colors.map(({ name, was, hex, image }) => ({
      Color: name,
      ...renamed(name, was),
      img: { original: image },
      ...(hex.trim() && { hex: hex.trim() }),
    })),
    Material: materials.map(({ value }) => ({ Material: value })),
    Length: lengths.map(({ value }) => ({ Length: value })),
    Size: sizes.map(({ value, was }) => ({ Size: value, ...renamed(value, was) })),
    third:
      thirds.length === 0
        ? null
        : {
            name: values.thirdName,
            values: thirds.map(({ value, was }) => ({ value, ...renamed(value, was) })),
          },
    included: [
      ...(values.materialsIncluded && materials.length > 1 ? ['Material'] : []),
      ...(values.lengthsIncluded && lengths.length > 1 ? ['Length'] : []),
    ],
    tags: values.tags.split(',').filter(tag => tag.trim() !== ''),
    ...textsOf(values),
    ...stockOf(values, loaded, stock),
    ...publishingOf(values),
  }
  const sources: Sources = {
    Color: colors.map(({ index }) => index),
    Material: materials.map(({ index }) => index),
    Length: lengths.map(({ index }) => index),
    Size: sizes.map(({ index }) => index),
    third: thirds.map(({ index }) => index),
    stock: values.keptBy === 'one' ? [] : stock.map(({ cell }) => cell),
    optionPrices: optionPrices.map(placeName),
  }
  return { edit, sources }
}

const renamed = (name: string, was: string | undefined) => (was && was !== name.trim() ? { was } : {})

const pieces = (typed: string) => parseCount(typed) ?? 0

function stockOf(values: ProductValues, loaded: StaffProduct | null, rows: readonly StockRow[]) {
  const row = (
    { cell, typed, was, ...place }: StockRow,
    seen = was ? quantityOn(loaded, was) : undefined,
  ) => ({
    ...toPlace(place),
    quantity: pieces(typed),
    ...typedDetails(values, cell, was && shelfOn(loaded, was)),
    ...(seen !== undefined && { seen }),
  })
  if (values.keptBy !== 'one') return { stock: rows.map(each => row(each)) }
  const one = { ...commonPlace, cell: sharedCell, typed: values.inventory, was: commonPlace }
  const details = typedDetails(values, sharedCell, shelfOn(loaded, commonPlace))
  const wasOne = loaded?.stock.every(shelf => samePlace(shelf, commonPlace)) ?? true
  if (!wasOne) return { stock: [row(one)] }
  const seen = loaded ? (quantityOn(loaded, commonPlace) ?? 0) : undefined
  if (Object.keys(details).length > 0) return { stock: [row(one, seen)] }
  if (!loaded) return { inventory: pieces(values.inventory) }
  return {
    inventory: pieces(values.inventory),
    inventorySeen: seen,
  }
}

function publishingOf({ status, publishAt }: ProductValues) {
  if (status === 'draft') return { status }
  if (status === 'published') return { status }
  return { status: 'published', publishAt: fromZoned(publishAt, shopTimeZone()) ?? '' }
}
