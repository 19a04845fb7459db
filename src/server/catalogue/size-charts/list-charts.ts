import type { SizeChartList } from '../../../contract/catalogue/size-charts.ts'
import type { Deps } from '../../deps.ts'
import { toWireChart } from './chart-wire.ts'
import { findCategories, findCharts, findProducts } from './queries.ts'

/** All size charts as the staff see them. */
export async function listCharts({ db }: Pick<Deps, 'db'>): Promise<SizeChartList> {
  const [rows, categories, products] = [
    await findCharts(db),
    await findCategories(db),
    await findProducts(db),
  ]
  const charts = rows.map(row => ({
    _id: row.id,
    ...toWireChart(row),
    everywhere: row.everywhere,
    categories: categories.flatMap(({ category, chartId }) => (chartId === row.id ? category : [])),
    products: products.flatMap(({ productId, title, chartId }) =>
      chartId === row.id ? { _id: productId, title } : [],
    ),
    version: row.version,
  }))
  return { charts }
}
