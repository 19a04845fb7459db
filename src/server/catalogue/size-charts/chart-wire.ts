import type { SizeChart } from '../../../contract/catalogue/size-charts.ts'
import type { ChartRow } from './queries.ts'

export const toWireChart = ({ name, kind, unit, columns, rows, notes }: ChartRow): SizeChart => ({
  name,
  kind,
  unit,
  columns,
  rows,
  notes,
})
