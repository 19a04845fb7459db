import { optionPriceOf } from '../../../../contract/catalogue/option-prices.ts'
import { type Place, placeKey, toPlace } from '../../../../contract/catalogue/places.ts'
import type { FileFields, FileNotes } from '../file-product.ts'
import { type AmountStyle, freeMessage, readAmount } from '../read-values.ts'
import type { ShopifyRow } from './shopify-columns.ts'
import { chosenIn, placeIn } from './shopify-variants.ts'

type Variant = Place & { row: number; price: number; compareAt: number }

/** The price of the cheapest variant, and those of colours and sizes that cost something else. */
export function readPrices(rows: readonly ShopifyRow[], style: AmountStyle, notes: FileNotes): FileFields {
  const variants = pricedVariants(rows, style, notes)
  const priced = variants.filter(({ price }) => price > 0)
  const [free] = variants.filter(({ price }) => price === 0)
  if (free && priced.length === 0) {
    notes.addWarning(free.row, 'Variant Price', freeMessage)
    return { price: 0, displayPrice: null }
  }
  const cheapest = priced.reduce<Variant | undefined>(
    (best, each) => (best && best.price <= each.price ? best : each),
    undefined,
  )
  if (!cheapest) return { price: 0, displayPrice: null }
  const { price, compareAt } = cheapest
  const places = onePerPlace(priced, notes.addWarning)
  const optionPrices = sharedPrices(places).filter(each => !costsTheSame(each, cheapest))
  if (free) {
    const here = optionPriceOf(optionPrices, free)?.price ?? price
    notes.addWarning(free.row, 'Variant Price', `It costs 0.00 there. Here it costs ${here.toFixed(2)}.`)
  }
  return {
    price,
    displayPrice: compareAt || null,
    optionPrices: optionPrices.map(each => ({
      ...toPlace(each),
      price: each.price,
      displayPrice: each.compareAt || null,
    })),
  }
}

const pricedVariants = (
  rows: readonly ShopifyRow[],
  style: AmountStyle,
  { addError }: FileNotes,
): Variant[] =>
  chosenIn(rows).flatMap(({ row: { row, cell }, chosen }) => {
    const amount = (column: 'Variant Price' | 'Variant Compare At Price') =>
      readAmount(cell(column) ?? '', style, message => addError(row, column, message))
    if (!cell('Variant Price')) return []
    const compareAt = cell('Variant Compare At Price') ? amount('Variant Compare At Price') : 0
    return [{ row, ...placeIn(chosen), price: amount('Variant Price'), compareAt }]
  })

const costsTheSame = (a: Variant, b: Variant) => a.price === b.price && a.compareAt === b.compareAt

/** The cheapest variant of each colour and size; what a third option costs has no place in the shop. */
function onePerPlace(variants: readonly Variant[], addWarning: FileNotes['addWarning']): Variant[] {
  const places = Map.groupBy(variants, placeKey)
  return [...places.values()].flatMap(same => {
    const [kept] = same.toSorted((a, b) => a.price - b.price)
    const other = same.find(each => kept && !costsTheSame(each, kept))
    if (!kept || !other) return kept ?? []
    const column = other.price === kept.price ? 'Variant Compare At Price' : 'Variant Price'
    const struckOut = `, with ${kept.compareAt ? kept.compareAt.toFixed(2) : 'nothing'} struck out`
    const message = `Each colour and size has only one price here: ${kept.price.toFixed(2)}${struckOut}.`
    addWarning(other.row, column, message)
    return kept
  })
}

/** By size where the colour makes no difference, by colour where the size makes none, else by both. */
function sharedPrices(places: readonly Variant[]): Variant[] {
  for (const [kept, other] of [['size', 'color'] as const, ['color', 'size'] as const]) {
    const groups = [...Map.groupBy(places, each => each[kept]).values()]
    const firsts = groups.flatMap(([first, ...rest]) =>
      first && rest.every(each => costsTheSame(each, first)) ? { ...first, [other]: '' } : [],
    )
    if (firsts.length === groups.length && firsts.every(each => each[kept] !== '')) return firsts
  }
  return [...places]
}
