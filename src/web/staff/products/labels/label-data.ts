import { optionPriceOf } from '../../../../contract/catalogue/option-prices.ts'
import { placeName, samePlace } from '../../../../contract/catalogue/places.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { parseCount } from '../../../../contract/typed-numbers.ts'
import type { TypedProduct } from '../scans/typed-pieces.ts'
import { keysOfCell } from '../stock/cell-key.ts'
import { type Bars, barcodeBars } from './barcode-bars.ts'

/** What stands on the label of a piece. `bars` is null where it has no code, or one that no scanner could read. */
export type Label = { title: string; choice: string; price: number; code: string; bars: Bars | null }

/** How wide the bars of a label may be, and how narrow the narrowest one, for a scanner to read it from a cheap printer. */
const barsMm = 46
const narrowestMm = 0.19
/** What stays white on each side, in narrowest bars. */
export const quietZone = 10

/** How wide the narrowest bar becomes: 0.33 mm as on goods in shops, or less where a code is long. */
export const barMm = ({ width }: Bars): number => Math.min(0.33, barsMm / (width + 2 * quietZone))

/** The label of a cell of a product's grid: its GTIN or else its SKU, and the price without a deal. */
export function labelOf(product: StaffProduct, cell: string): Label {
  const place = keysOfCell(cell)
  const { barcode, sku } = product.stock.find(shelf => samePlace(shelf, place)) ?? {}
  const code = barcode || sku || ''
  const bars = code ? barcodeBars(code) : null
  return {
    title: product.title,
    choice: placeName(place),
    price: optionPriceOf(product.baseOptionPrices, place)?.price ?? product.basePrice,
    code,
    bars: bars && barMm(bars) >= narrowestMm ? bars : null,
  }
}

/** More at once would keep the browser busy for long. */
export const maxLabels = 1000

/** The labels of typed numbers, with how often each is printed. */
export const labelsOf = ({ product, pieces }: TypedProduct): { label: Label; count: number }[] =>
  Object.entries(pieces).flatMap(([cell, typed]) => {
    const count = parseCount(typed) || 0
    return count > 0 ? { label: labelOf(product, cell), count } : []
  })

/** Each label as often as it is printed, the first ones where there are too many. */
export const eachLabel = (labels: readonly { label: Label; count: number }[]): Label[] =>
  labels
    .flatMap(({ label, count }) => Array.from({ length: Math.min(count, maxLabels) }, () => label))
    .slice(0, maxLabels)
