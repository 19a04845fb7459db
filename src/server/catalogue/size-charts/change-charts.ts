import { ShopError } from '../../../contract/errors.ts'
import type { SizeChartList } from '../../../contract/size-charts.ts'
import type { ChangeInput } from '../../audit/record-change.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Fields, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { loadCategories } from '../categories/load-categories.ts'
import { listCharts } from './list-charts.ts'
import { type ChartRow, findCategories, findCharts, findProducts, lockTable } from './queries.ts'

export type ChartDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/** Changes the size charts, one change after the other. */
export async function changeCharts(
  deps: ChartDeps,
  change: (tx: Tx, before: readonly ChartRow[]) => Promise<void>,
): Promise<SizeChartList> {
  await inTransaction(deps.db, async tx => {
    await lockTable(tx)
    await change(tx, await findCharts(tx))
  })
  return listCharts(deps)
}

/** @throws not_found for an id that is no chart's */
export function getChart(charts: readonly ChartRow[], wanted: string): ChartRow {
  const chart = charts.find(({ id }) => id === wanted)
  if (!chart) throw new ShopError('not_found', 'There is no such size chart.')
  return chart
}

/** What a chart is for, by name. */
type Uses = { categories: string[]; products: string[] }

export async function readUses(tx: Tx, id: string): Promise<Uses> {
  const [categories, products] = [await findCategories(tx), await findProducts(tx)]
  const { rows } = await loadCategories(tx)
  const nameOf = (code: string | null) => rows.find(row => row.code === code)?.name
  const fullName = (code: string) =>
    [nameOf(rows.find(row => row.code === code)?.parent ?? null), nameOf(code) ?? code]
      .filter(Boolean)
      .join(', ')
  return {
    categories: categories.flatMap(({ category, chartId }) => (chartId === id ? fullName(category) : [])),
    products: products.flatMap(({ title, chartId }) => (chartId === id ? title : [])),
  }
}

/** What the audit trail holds of a chart. */
export const toRecord = (chart: ChartRow, uses: Uses): Fields => ({
  name: chart.name,
  measured: chart.kind,
  unit: chart.unit,
  measurements: chart.columns,
  measures: chart.rows.map(({ size, cells }) => `${size}: ${cells.join(', ')}`),
  notes: chart.notes,
  everywhere: chart.everywhere,
  forCategories: uses.categories,
  forProducts: uses.products,
})

/** A chart's change as the audit trail has it. */
export const changeOf = (
  userId: string,
  { id, name }: Pick<ChartRow, 'id' | 'name'>,
  change: { action: string; before: Fields | null; after: Fields | null },
): ChangeInput => ({ userId, thing: 'chart', subjectId: id, subject: name, ...change })
