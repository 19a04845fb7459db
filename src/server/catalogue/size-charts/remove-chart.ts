import type { SizeChartList } from '../../../contract/catalogue/size-charts.ts'
import { type ChartDeps, changeCharts, getChart } from './change-charts.ts'
import { readRecords, recordCharts } from './chart-record.ts'
import { deleteChart } from './queries.ts'

/**
 * Deletes a size chart. What had it has none then, or that of its group.
 * @throws not_found
 */
export const removeChart = (deps: ChartDeps, userId: string, id: string): Promise<SizeChartList> =>
  changeCharts(deps, async (tx, charts) => {
    getChart(charts, id)
    const before = await readRecords(tx)
    await deleteChart(tx, id)
    await recordCharts(tx, deps, { userId, action: 'deleted', id, before })
  })
