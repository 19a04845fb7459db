import type { SizeChartList } from '../../../contract/catalogue/size-charts.ts'
import { ShopError } from '../../../contract/errors.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { listCharts } from './list-charts.ts'
import { type ChartRow, findCharts, lockTable } from './queries.ts'

export type ChartDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/** Changes the size charts, one change after the other. */
export async function changeCharts(
  deps: ChartDeps,
  change: (tx: Tx, before: readonly ChartRow[]) => Promise<void>,
): Promise<SizeChartList> {
  await withCharts(deps, change)
  return listCharts(deps)
}

/** The same for a change with an answer of its own. */
export const withCharts = <Result>(
  deps: ChartDeps,
  change: (tx: Tx, before: readonly ChartRow[]) => Promise<Result>,
): Promise<Result> =>
  inTransaction(deps.db, async tx => {
    await lockTable(tx)
    return change(tx, await findCharts(tx))
  })

/** @throws not_found for an id that is no chart's */
export function getChart(charts: readonly ChartRow[], wanted: string): ChartRow {
  const chart = charts.find(({ id }) => id === wanted)
  if (!chart) throw new ShopError('not_found', 'There is no such size chart.')
  return chart
}
