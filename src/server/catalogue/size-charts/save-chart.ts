import { gridProblem, readMeasure } from '../../../contract/catalogue/measures.ts'
import {
  maxCharts,
  type SizeChartEdit,
  type SizeChartInput,
  type SizeChartList,
} from '../../../contract/catalogue/size-charts.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { Tx } from '../../db/schema.ts'
import { holdCategories } from '../categories/load-categories.ts'
import { type ChartDeps, changeCharts, getChart } from './change-charts.ts'
import { readRecords, recordCharts } from './chart-record.ts'
import {
  type ChartRow,
  countChange,
  findKnownProducts,
  insertChart,
  setCategories,
  setProducts,
  updateChart,
} from './queries.ts'

/**
 * Adds a size chart. The categories and products that it is for have no other from then on.
 * @throws invalid for a name that is taken, a grid that is none, an unknown category or product, or more than 50 charts
 */
export const createChart = (deps: ChartDeps, userId: string, input: SizeChartInput): Promise<SizeChartList> =>
  changeCharts(deps, async (tx, charts) => {
    if (charts.length >= maxCharts)
      throw new ShopError('invalid', `A shop has at most ${maxCharts} size charts.`)
    await check(tx, charts, null, input)
    const before = await readRecords(tx)
    const row = { id: deps.newId(), version: 1, ...contentOf(input) }
    await insertChart(tx, toColumns(row))
    await setUses(tx, row.id, input)
    await recordCharts(tx, deps, { userId, action: 'added', id: row.id, before })
  })

/**
 * Replaces a size chart and what it is for.
 * @throws not_found
 * @throws size_chart_changed since `version`
 * @throws invalid as for a new one
 */
export const editChart = (
  deps: ChartDeps,
  userId: string,
  id: string,
  { version, ...input }: SizeChartEdit,
): Promise<SizeChartList> =>
  changeCharts(deps, async (tx, charts) => {
    const old = getChart(charts, id)
    if (old.version !== version)
      throw new ShopError('size_chart_changed', 'Somebody has changed this size chart since you opened it.')
    await check(tx, charts, id, input)
    const before = await readRecords(tx)
    const row = { id, version: version + 1, ...contentOf(input) }
    await updateChart(tx, id, toColumns(row))
    await setUses(tx, id, input)
    await recordCharts(tx, deps, { userId, action: 'changed', id, before })
  })

/** Measures as charts keep them, whatever way they were typed. */
const contentOf = ({ name, kind, unit, columns, rows, notes, everywhere }: SizeChartInput) => ({
  name,
  kind,
  unit,
  columns,
  notes,
  everywhere,
  rows: rows.map(({ size, cells }) => ({ size, cells: cells.map(cell => readMeasure(cell) ?? '') })),
})

export const toColumns = ({ columns, rows, ...row }: ChartRow) => ({
  ...row,
  columns: JSON.stringify(columns),
  rows: JSON.stringify(rows),
})

const refuse = (field: string, message: string) => new ShopError('invalid', message, { [field]: message })

async function check(
  tx: Tx,
  charts: readonly ChartRow[],
  id: string | null,
  { name, columns, rows, categories, products }: SizeChartInput,
): Promise<void> {
  if (charts.some(other => other.id !== id && other.name.toLowerCase() === name.toLowerCase()))
    throw refuse('name', `There already is a size chart ${name}.`)
  const problem = gridProblem({ columns, rows })
  if (problem) throw refuse(problem.field, problem.message)
  const known = new Set((await holdCategories(tx)).rows.map(({ code }) => code))
  if (!categories.every(code => known.has(code)))
    throw refuse('categories', 'Choose categories that the shop has.')
  const found = await findKnownProducts(tx, products)
  if (found.length < new Set(products).size) throw refuse('products', 'Choose products that the shop has.')
}

/** Whoever has a chart open that loses a category or product here is told so when they save it. */
async function setUses(tx: Tx, id: string, { categories, products }: SizeChartInput): Promise<void> {
  const had = [
    ...(await setCategories(tx, id, [...new Set(categories)])),
    ...(await setProducts(tx, id, [...new Set(products)])),
  ]
  const others = [...new Set(had)].filter(other => other !== id)
  if (others.length > 0) await countChange(tx, others)
}
