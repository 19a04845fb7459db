import { optionPriceOf } from '../../../../contract/catalogue/option-prices.ts'
import { type Place, placeKey, toPlace } from '../../../../contract/catalogue/places.ts'
import type { FileFields, FileNotes } from '../file-product.ts'
import { type AmountStyle, freeMessage, readAmount } from '../read-values.ts'
import type { ShopifyRow } from './shopify-columns.ts'
import { chosenIn, placeIn, thirdNameIn } from './shopify-options.ts'

type Variant = Place & { row: number; price: number; compareAt: number }

/** The price of the cheapest variant, and those of places that cost something else. */
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
  const places = onePerPlace(priced, thirdNameIn(rows), notes.addWarning)
  const optionPrices = apartFrom(cheapest, sharedPrices(places))
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

/** What costs something else than the cheapest, and what would cost something else without a price of its own. */
function apartFrom(cheapest: Variant, places: readonly Variant[]): Variant[] {
  const others = places.filter(each => !costsTheSame(each, cheapest))
  return places.filter(each => others.includes(each) || optionPriceOf(others, each))
}

/** The cheapest variant of each place; what a further option costs has none in the shop. */
function onePerPlace(
  variants: readonly Variant[],
  third: string | undefined,
  addWarning: FileNotes['addWarning'],
): Variant[] {
  const each = third === undefined ? 'colour and size' : `colour, size and ${third.slice(0, 40)}`
  const places = Map.groupBy(variants, placeKey)
  return [...places.values()].flatMap(same => {
    const [kept] = same.toSorted((a, b) => a.price - b.price)
    const other = same.find(one => kept && !costsTheSame(one, kept))
    if (!kept || !other) return kept ?? []
    const column = other.price === kept.price ? 'Variant Compare At Price' : 'Variant Price'
    const struckOut = `, with ${kept.compareAt ? kept.compareAt.toFixed(2) : 'nothing'} struck out`
    const message = `Each ${each} has only one price here: ${kept.price.toFixed(2)}${struckOut}.`
    addWarning(other.row, column, message)
    return kept
  })
}

type Option = keyof Place

/** By which options prices may differ, the fewest first. */
const ways: readonly (readonly Option[])[] = [
  ['size'],
  ['color'],
  ['third'],
  ['color', 'size'],
  ['size', 'third'],
  ['color', 'third'],
]

/** By one option alone where the others make no difference, else by two, else by all. */
const sharedPrices = (places: readonly Variant[]): readonly Variant[] =>
  ways.map(kept => sharedBy(kept, places)).find(shared => shared !== null) ?? places

/** One price for all that have these options in common; null where they differ in it or lack one of them. */
function sharedBy(kept: readonly Option[], places: readonly Variant[]): Variant[] | null {
  const groups = Map.groupBy(places, place => JSON.stringify(kept.map(option => place[option])))
  const firsts = [...groups.values()].flatMap(([first, ...rest]) =>
    first && kept.every(option => first[option]) && rest.every(each => costsTheSame(each, first))
      ? { ...first, ...placeWith(kept, first) }
      : [],
  )
  return firsts.length === groups.size ? firsts : null
}

function placeWith(kept: readonly Option[], place: Place) {
  const named = (option: Option) => (kept.includes(option) ? (place[option] ?? '') : '')
  return { color: named('color'), size: named('size'), third: named('third') }
}
