import type { PlaceChoice } from '../../../../contract/catalogue/places.ts'
import { textNames } from '../../../../contract/catalogue/product-texts.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { parseCount } from '../../../../contract/typed-numbers.ts'
import { keysOfCell } from '../stock/cell-key.ts'
import { quantityOn } from '../stock/quantity-on.ts'
import type { Baseline, Draft } from './draft.ts'
import { takeOthers } from './option-cells.ts'
import { pricesByCell } from './price-cells.ts'
import { type ColorRow, type PictureRow, type ProductValues, valuesOf } from './product-values.ts'
import { detailNames, detailsByCell, takeOtherDetails } from './shelf-details.ts'

/** Fields that make sense only together. */
const fieldGroups: (keyof ProductValues)[][] = [
  ['title'],
  ['category'],
  ['description'],
  ['tags'],
  ...textNames().map(name => [name]),
  ['price', 'displayPrice'],
  ['pictures'],
  ['materials', 'materialsIncluded'],
  ['lengths', 'lengthsIncluded'],
  [
    'colors',
    'sizes',
    'thirdName',
    'thirds',
    'keptBy',
    'cells',
    ...detailNames,
    'inventory',
    'optionPrices',
    'optionDisplayPrices',
  ],
  ['status', 'publishAt'],
]

/**
 * A draft applied to the product as it is now. Fields the draft did not change take the current values. Changed counts
 * keep their difference, so that pieces sold since stay sold.
 */
export function restoreDraft({ begun, values }: Draft, product: StaffProduct | null): ProductValues {
  if (!begun || !product) return values
  const now = valuesOf(product)
  const untouched = fieldGroups
    .filter(names => names.every(name => isSame(values[name], begun.values[name])))
    .flatMap(names => names.map(name => [name, now[name]] as const))
  const { inventory, cells } = recountStock(values, begun, product)
  const details = takeOtherDetails(values, begun.values, detailsByCell(product.stock, begun.values))
  const prices = takeOthersPrices(values, begun.values, pricesByCell(product, begun.values))
  const typed = { ...values, inventory, cells, ...details, ...prices }
  const restored: ProductValues = { ...typed, ...Object.fromEntries(untouched) }
  return { ...restored, pictures: retie(restored, [...values.colors, ...now.colors]) }
}

type Prices = Pick<ProductValues, 'optionPrices' | 'optionDisplayPrices'>

const takeOthersPrices = (typed: Prices, before: Prices, now: Prices): Prices => ({
  optionPrices: takeOthers(typed.optionPrices, before.optionPrices, now.optionPrices),
  optionDisplayPrices: takeOthers(
    typed.optionDisplayPrices,
    before.optionDisplayPrices,
    now.optionDisplayPrices,
  ),
})

/** The pictures, each tied to the color that is now called as the one it was tied to. */
function retie({ pictures, colors }: ProductValues, known: readonly ColorRow[]): PictureRow[] {
  const nameOf = (key: string) => known.find(color => color.key === key)?.name
  return pictures.map(picture => ({
    ...picture,
    color: (picture.color && colors.find(({ name }) => name === nameOf(picture.color))?.key) || '',
  }))
}

/** Whether the stock has changed since the draft was started. */
export const hasStockChanged = ({ begun }: Draft, product: StaffProduct | null): boolean =>
  begun !== null &&
  product !== null &&
  (begun.stock.length !== product.stock.length ||
    begun.stock.some(shelf => quantityOn(product, shelf) !== shelf.quantity))

/** Both come from one schema, so equal values have equal JSON. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function recountStock({ inventory, cells }: ProductValues, begun: Baseline, product: StaffProduct) {
  const shelfOf = (cell: string) => {
    const { color, size, third = '' } = keysOfCell(cell)
    const { colors, sizes, thirds } = begun.values
    return {
      color: color && colors.find(({ key }) => key === color)?.name,
      size: size && sizes.find(({ key }) => key === size)?.value,
      third: third && thirds.find(({ key }) => key === third)?.value,
    }
  }
  const count = (typed: string, { color, size, third }: PlaceChoice) => {
    // What is added in the draft has no stored shelf yet.
    if (color === undefined || size === undefined || third === undefined) return typed
    const shelf = { color, size, third }
    return shiftCount(typed, quantityOn(begun, shelf), quantityOn(product, shelf))
  }
  return {
    inventory: count(inventory, { color: '', size: '', third: '' }),
    cells: Object.fromEntries(
      Object.entries(cells).map(([cell, typed]) => [cell, count(typed, shelfOf(cell))]),
    ),
  }
}

/** A difference that would take more pieces than are left is no use: the typed number is kept then. */
function shiftCount(typed: string, before: number | undefined, now: number | undefined): string {
  const pieces = parseCount(typed)
  if (pieces === null || Number.isNaN(pieces) || before === undefined || now === undefined) return typed
  const moved = now + pieces - before
  return moved < 0 ? typed : String(moved)
}
