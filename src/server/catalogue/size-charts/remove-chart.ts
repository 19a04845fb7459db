import type { SizeChartList } from '../../../contract/size-charts.ts'
import { recordChange } from '../../audit/record-change.ts'
import { type ChartDeps, changeCharts, changeOf, getChart, readUses, toRecord } from './change-charts.ts'
import { deleteChart } from './queries.ts'

/**
 * Deletes a size chart. What had it has none then, or that of its group.
 * @throws not_found
 */
export const removeChart = (deps: ChartDeps, userId: string, id: string): Promise<SizeChartList> =>
  changeCharts(deps, async (tx, charts) => {
    const chart = getChart(charts, id)
    const before = toRecord(chart, await readUses(tx, id))
    await deleteChart(tx, id)
    await recordChange(tx, deps, changeOf(userId, chart, { action: 'deleted', before, after: null }))
  })
