import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { chartsOfProduct } from './size-charts/charts-of-product.ts'
import { listCharts } from './size-charts/list-charts.ts'
import { removeChart } from './size-charts/remove-chart.ts'
import { createChart, editChart } from './size-charts/save-chart.ts'
import { undoChartChange } from './size-charts/undo-chart-change.ts'

export const sizeChartRoutes = (deps: Deps): Route[] => [
  on(api.sizeCharts.list, () => listCharts(deps)),
  on(api.sizeCharts.ofProduct, ({ params }) => chartsOfProduct(deps, params.id)),
  on(api.sizeCharts.create, ({ body }, { who }) => createChart(deps, who.userId, body)),
  on(api.sizeCharts.edit, ({ params, body }, { who }) => editChart(deps, who.userId, params.id, body)),
  on(api.sizeCharts.remove, ({ params }, { who }) => removeChart(deps, who.userId, params.id)),
  on(api.sizeCharts.undo, ({ params }, { who }) => undoChartChange(deps, who.userId, params.id)),
]
