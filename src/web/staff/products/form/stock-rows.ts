import { cellKey } from '../stock/cell-key.ts'
import { gridAxis } from '../stock/grid-axes.ts'
import { parseCount } from '../stock/parse-count.ts'
import type { GridOption } from '../stock/stock-grid.tsx'
import type { ProductValues } from './product-values.ts'

type Stock = Pick<ProductValues, 'keptBy' | 'cells' | 'colors' | 'sizes'>

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
  Object.keys(cells).some(key => (JSON.parse(key) as [string, string])[at] === '')

export type StockRow = { cell: string; color: string; size: string; typed: string }

/** The filled cells of the grid. */
export function stockRows(values: Stock): StockRow[] {
  const { colors, sizes } = formGridAxes(values)
  return colors.flatMap(color =>
    sizes.flatMap(size => {
      const cell = cellKey(color.key, size.key)
      const typed = values.cells[cell]?.trim() ?? ''
      return typed === '' ? [] : [{ cell, color: color.name, size: size.name, typed }]
    }),
  )
}

/** The sum of the typed counts. */
export const totalPieces = (values: Stock & Pick<ProductValues, 'inventory'>): number =>
  values.keptBy === 'one'
    ? (parseCount(values.inventory) ?? 0)
    : stockRows(values).reduce((sum, { typed }) => sum + (parseCount(typed) ?? 0), 0)
