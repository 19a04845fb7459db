import { type Place, placeName, toPlace } from '../../../../contract/catalogue/places.ts'
import { nearestPlace } from '../../../../contract/catalogue/stock.ts'
import { parseCount } from '../../../../contract/typed-numbers.ts'
import { keysOfCell, sharedCell } from '../stock/cell-key.ts'
import { cellsOf, type GridAxes, gridAxis } from '../stock/grid-axes.ts'
import type { GridOption } from '../stock/grid-option.ts'
import { countedBy, type KeptBy, keptByOf, type ProductValues } from './product-values.ts'
import { type DetailName, hasDetails, type TypedDetails } from './shelf-details.ts'

type Stock = Pick<ProductValues, 'keptBy' | 'cells' | 'colors' | 'sizes' | 'thirds'>
type StockAndDetails = Stock & TypedDetails

/** The form's stock grid. Blank names are left out; '' is the shelf that options share. */
export function formGridAxes({ keptBy, cells, colors, sizes, thirds }: Stock): GridAxes {
  const apart = (option: keyof Place) => countedBy[keptBy].some(counted => counted === option)
  const named = (rows: readonly { key: string; name: string }[]) =>
    rows.map(({ key, name }) => ({ key, name: name.trim() })).filter(row => row.name !== '')
  const valuesOf = (rows: Stock['sizes']) => named(rows.map(({ key, value }) => ({ key, name: value })))
  return {
    colors: gridAxis(apart('color'), named(colors), hasShared(cells, 'color')),
    sizes: gridAxis(apart('size'), valuesOf(sizes), hasShared(cells, 'size')),
    thirds: gridAxis(apart('third'), valuesOf(thirds), hasShared(cells, 'third')),
  }
}

const hasShared = (cells: ProductValues['cells'], option: keyof Place) =>
  Object.keys(cells).some(cell => !keysOfCell(cell)[option])

/** `was`: what the shop calls the place until it is saved; null for a new shelf. */
export type StockRow = Place & { cell: string; typed: string; was: Place | null }

/** The cells of the grid with a count or a detail. */
export function stockRows(values: StockAndDetails): StockRow[] {
  return cellsOf(formGridAxes(values)).flatMap(place => {
    const typed = values.cells[place.cell]?.trim() ?? ''
    const isEmpty = typed === '' && !hasDetails(values, each => each === place.cell)
    return isEmpty ? [] : [{ ...place, typed, was: oldPlace(values, place) }]
  })
}

/** What the shop calls a place until it is saved; null for one with a new option. */
function oldPlace(
  { colors, sizes, thirds }: Stock,
  { cell, color, size, third = '' }: Place & { cell: string },
): Place | null {
  const keys = keysOfCell(cell)
  const [ofColor, ofSize, ofThird] = [
    oldName(colors, { key: keys.color, name: color }),
    oldName(sizes, { key: keys.size, name: size }),
    oldName(thirds, { key: keys.third ?? '', name: third }),
  ]
  if (ofColor === null || ofSize === null || ofThird === null) return null
  return toPlace({ color: ofColor, size: ofSize, third: ofThird })
}

/** What the shop calls an option until it is saved; null for a new one that takes the name of another. */
function oldName(
  rows: readonly { key: string; was?: string | undefined }[],
  { key, name }: GridOption,
): string | null {
  const own = rows.find(row => row.key === key)?.was
  return own ?? (rows.some(({ was }) => was === name) ? null : name)
}

/** The sum of the typed counts. */
export const totalPieces = (values: StockAndDetails & Pick<ProductValues, 'inventory'>): number =>
  values.keptBy === 'one'
    ? parseCount(values.inventory) || 0
    : stockRows(values).reduce((sum, { typed }) => sum + (parseCount(typed) || 0), 0)

/** Of rows with such a detail but no count, the first whose choice is served by a row that others share, by its name. */
export function uncountedRow(values: StockAndDetails, name: DetailName): string | null {
  if (values.keptBy === 'one') return null
  const uncounted = stockRows(values).filter(
    ({ cell, typed }) => typed === '' && Boolean(values[name][cell]?.trim()),
  )
  if (uncounted.length === 0) return null
  const counted = Object.keys(values.cells).flatMap(cell =>
    values.cells[cell]?.trim() ? [keysOfCell(cell)] : [],
  )
  const wrong = uncounted.find(({ cell }) => nearestPlace(counted, keysOfCell(cell)) !== undefined)
  return wrong ? placeName(wrong) || 'All' : null
}

/** The pieces typed for choices that the table no longer has, so that they are removed. */
export function piecesWithoutRow(values: Stock): number {
  if (values.keptBy === 'one') return 0
  const cells = new Set(cellsOf(formGridAxes(values)).map(({ cell }) => cell))
  return Object.entries(values.cells).reduce(
    (sum, [cell, typed]) => sum + (cells.has(cell) ? 0 : parseCount(typed) || 0),
    0,
  )
}

/** An SKU that two rows of the table have, ignoring case; null where there is none. */
export function repeatedSku(values: StockAndDetails): string | null {
  const skus = stockRows(values).flatMap(({ cell }) => values.skus[cell]?.trim() || [])
  const folded = skus.map(sku => sku.toLowerCase())
  return skus.find((_, nth) => folded.indexOf(folded[nth] ?? '') < nth) ?? null
}

/** Details whose place has no row in the table, so that they are removed. */
export function detailsWithoutRow(values: StockAndDetails, name: DetailName): string[] {
  const cells = new Set(cellsOf(formGridAxes(values)).map(({ cell }) => cell))
  return Object.entries(values[name]).flatMap(([cell, text]) =>
    text.trim() && !cells.has(cell) ? [text] : [],
  )
}

/** Whether a count is typed in any cell of the grid. */
export const hasCounts = ({ cells }: Pick<Stock, 'cells'>): boolean =>
  Object.values(cells).some(typed => typed.trim() !== '')

type Options = Pick<Stock, 'colors' | 'sizes' | 'thirds'>

/**
 * How the stock of a new product is counted after its options have changed: by size and third option as soon as there
 * are any. Counts and details that are typed already keep their table.
 */
export function keptByAfter(before: Options, after: StockAndDetails): KeptBy {
  const [had, has] = [optionsOf(before), optionsOf(after)]
  const hasTyped = hasDetails(after, cell => cell !== sharedCell)
  if (hasCounts(after) || hasTyped || optionNames.every(name => had[name] === has[name])) return after.keptBy
  if (has.size || has.third) return keptByOf(has)
  return after.keptBy === 'color' && has.color ? 'color' : 'one'
}

const optionNames = ['color', 'size', 'third'] as const

const optionsOf = ({ colors, sizes, thirds }: Options) => ({
  color: colors.some(({ name }) => name.trim() !== ''),
  size: sizes.some(({ value }) => value.trim() !== ''),
  third: thirds.some(({ value }) => value.trim() !== ''),
})
