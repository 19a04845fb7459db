import { gridProblem } from '../../../../contract/catalogue/measures.ts'
import { SizeChartInput, type StaffSizeChart } from '../../../../contract/catalogue/size-charts.ts'
import type { ChosenProduct } from '../../chosen-products/chosen-product.ts'
import { checkedBy } from '../../records/form-messages.ts'

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

const toBody = ({ products, ...values }: ChartValues) => ({
  ...values,
  products: products.map(({ _id }) => _id),
})

/** Fields are named as the shop names them: 'name', 'columns.1', 'rows.2.cells.0'. */
export const chartResolver = checkedBy(SizeChartInput, toBody, {}, (_, chart) => {
  const problem = chart && gridProblem(chart)
  return problem ? [[problem.field, problem.message]] : []
})
