import type { JSONColumnType } from 'kysely'

/** A cell is '', '88' or '88-93', in the chart's unit. `everywhere`: offered below the chart of every product. */
export type SizeChartsTable = {
  id: string
  name: string
  kind: 'body' | 'garment'
  unit: 'cm' | 'in'
  columns: JSONColumnType<string[]>
  rows: JSONColumnType<{ size: string; cells: string[] }[]>
  notes: string
  everywhere: boolean
  version: number
}

/** Which chart a category or group has. */
export type SizeChartCategoriesTable = { category: string; chartId: string }

/** Products that have a chart of their own, whatever their category has. */
export type SizeChartProductsTable = { productId: string; chartId: string }
