import { parseCount } from '../../../../contract/typed-numbers.ts'
import { cellKey, keysOfCell, sharedCell } from '../stock/cell-key.ts'
import { gridAxis } from '../stock/grid-axes.ts'
import type { GridOption } from '../stock/grid-option.ts'
import type { KeptBy, ProductValues } from './product-values.ts'
import { type DetailName, hasDetails, type TypedDetails } from './shelf-details.ts'

type Stock = Pick<ProductValues, 'keptBy' | 'cells' | 'colors' | 'sizes'>
type StockAndDetails = Stock & TypedDetails

/** The rows and columns of the form's stock grid. Blank names are left out; '' is the shelf that options share. */
export function formGridAxes({ keptBy, cells, colors, sizes }: Stock): {
  colors: GridOption[]
  sizes: GridOption[]
} {
  const named = (rows: readonly { key: string; name: string }[]) =>
    rows.map(({ key, name }) => ({ key, name: name.trim() })).filter(row => row.name !== '')
  const sizeRows = sizes.map(({ key, value }) => ({ key, name: value }))
  return {
    colors: gridAxis(keptBy === 'color' || keptBy === 'both', named(colors), hasShared(cells, 0)),
    sizes: gridAxis(keptBy === 'size' || keptBy === 'both', named(sizeRows), hasShared(cells, 1)),
  }
}

const hasShared = (cells: ProductValues['cells'], at: 0 | 1) =>
  Object.keys(cells).some(cell => keysOfCell(cell)[at] === '')

/** `was`: what the shop calls colour and size until they are saved; null for a new shelf. */
export type StockRow = {
  cell: string
  color: string
  size: string
  typed: string
  was: { color: string; size: string } | null
}

/** The cells of the grid with a count or a detail. */
export function stockRows(values: StockAndDetails): StockRow[] {
  const { colors, sizes } = formGridAxes(values)
  return colors.flatMap(color =>
    sizes.flatMap(size => {
      const cell = cellKey(color.key, size.key)
      const typed = values.cells[cell]?.trim() ?? ''
      const [oldColor, oldSize] = [oldName(values.colors, color), oldName(values.sizes, size)]
      const was = oldColor === null || oldSize === null ? null : { color: oldColor, size: oldSize }
      const isEmpty = typed === '' && !hasDetails(values, each => each === cell)
      return isEmpty ? [] : [{ cell, color: color.name, size: size.name, typed, was }]
    }),
  )
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
  const isCounted = (color: string, size: string) => Boolean(values.cells[cellKey(color, size)]?.trim())
  const wrong = stockRows(values).find(({ cell, typed }) => {
    const [color, size] = keysOfCell(cell)
    const isServed = isCounted('', size) || isCounted(color, '') || isCounted('', '')
    return values.keptBy !== 'one' && typed === '' && Boolean(values[name][cell]?.trim()) && isServed
  })
  return wrong ? [wrong.color, wrong.size].filter(Boolean).join(', ') || 'All' : null
}

/** An SKU that two rows of the table have, ignoring case; null where there is none. */
export function repeatedSku(values: StockAndDetails): string | null {
  const skus = stockRows(values).flatMap(({ cell }) => values.skus[cell]?.trim() || [])
  const folded = skus.map(sku => sku.toLowerCase())
  return skus.find((_, nth) => folded.indexOf(folded[nth] ?? '') < nth) ?? null
}

/** Details whose colour or size has no row in the table, so that they are removed. */
export function detailsWithoutRow(values: StockAndDetails, name: DetailName): string[] {
  const { colors, sizes } = formGridAxes(values)
  const cells = colors.flatMap(color => sizes.map(size => cellKey(color.key, size.key)))
  return Object.entries(values[name]).flatMap(([cell, text]) =>
    text.trim() && !cells.includes(cell) ? [text] : [],
  )
}

/** Whether a count is typed in any cell of the grid. */
export const hasCounts = ({ cells }: Pick<Stock, 'cells'>): boolean =>
  Object.values(cells).some(typed => typed.trim() !== '')

type Options = Pick<Stock, 'colors' | 'sizes'>

/**
 * How the stock of a new product is counted after its colours or sizes have changed: by size as soon as there are
 * sizes. Counts and details that are typed already keep their table.
 */
export function keptByAfter(before: Options, after: StockAndDetails): KeptBy {
  const [had, has] = [optionsOf(before), optionsOf(after)]
  const hasTyped = hasDetails(after, cell => cell !== sharedCell)
  if (hasCounts(after) || hasTyped || (had.color === has.color && had.size === has.size)) return after.keptBy
  if (has.size) return has.color ? 'both' : 'size'
  return after.keptBy === 'color' && has.color ? 'color' : 'one'
}

const optionsOf = ({ colors, sizes }: Options) => ({
  color: colors.some(({ name }) => name.trim() !== ''),
  size: sizes.some(({ value }) => value.trim() !== ''),
})
