import { gridProblem } from '../../../../contract/catalogue/measures.ts'
import { SizeChartInput, type StaffSizeChart } from '../../../../contract/catalogue/size-charts.ts'
import type { ChosenProduct } from '../../chosen-products/chosen-product.ts'

/** A chart as its form holds it. */
export type ChartValues = Omit<SizeChartInput, 'products'> & { products: ChosenProduct[] }

const firstColumns = ['Chest', 'Waist', 'Hip']

export const newChart: ChartValues = {
  name: '',
  kind: 'body',
  unit: 'cm',
  columns: firstColumns,
  rows: ['S', 'M', 'L'].map(size => ({ size, cells: firstColumns.map(() => '') })),
  notes: '',
  everywhere: false,
  categories: [],
  products: [],
}

export const toValues = ({ _id, version: _version, ...chart }: StaffSizeChart): ChartValues => chart

export const toBody = ({ products, ...values }: ChartValues): SizeChartInput => ({
  ...values,
  products: products.map(({ _id }) => _id),
})

/** What is wrong with a form, by field: 'name', 'columns.1', 'rows.2.cells.0'. */
export function checkChart(values: ChartValues): Record<string, string> {
  const { error, data } = SizeChartInput.safeParse(toBody(values))
  const issues = error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? []
  const problem = data && gridProblem(data)
  return Object.fromEntries(problem ? [[problem.field, problem.message]] : issues.toReversed())
}
