import { z } from 'zod'
import { Id, line, paragraph } from '../text.ts'
import { maxColumns, maxRows, readMeasure, units, wrongMeasure } from './measures.ts'

export const maxCharts = 50

/** Whether a chart measures the person or the piece. */
export const chartKinds = ['body', 'garment'] as const
const Kind = z.enum(chartKinds, 'Choose what is measured.')
const ChartUnit = z.enum(units, 'Choose centimetres or inches.')

/** A number, a range such as 88-93, or '' for none. */
const Cell = z
  .string()
  .max(20)
  .refine(text => readMeasure(text) !== null, wrongMeasure)

const ChartRow = z.object({
  size: line(30, 'Name every size.'),
  /** One for each of the columns, in their order. */
  cells: z.array(Cell).max(maxColumns),
})

const Version = z.number().int().min(1).max(1_000_000_000)

/** A new size chart. Who else had its categories or products has them no longer. */
export const SizeChartInput = z.object({
  name: line(60, 'Name is required.'),
  kind: Kind,
  /** What its numbers are in; shoppers see both. */
  unit: ChartUnit,
  columns: z
    .array(line(40, 'Name every measurement.'))
    .min(1, 'Add a measurement.')
    .max(maxColumns, `Use at most ${maxColumns} measurements.`),
  rows: z.array(ChartRow).min(1, 'Add a size.').max(maxRows, `Use at most ${maxRows} sizes.`),
  /** What shoppers read beside it. */
  notes: paragraph(600).default(''),
  /** Offered below the chart of every product that has one. */
  everywhere: z.boolean().default(false),
  /** The codes of categories and groups; a category without a chart has that of its group. */
  categories: z.array(Id).max(200).default([]),
  /** Ids of products that have this chart whatever their category has. */
  products: z.array(Id).max(500, 'Choose at most 500 products.').default([]),
})
export type SizeChartInput = z.infer<typeof SizeChartInput>

/** Everything about a chart; refused if it has changed since `version` was read. */
export const SizeChartEdit = SizeChartInput.extend({ version: Version })
export type SizeChartEdit = z.infer<typeof SizeChartEdit>

/** A size chart as shoppers see it. A cell is '', '88' or '88-93', in `unit`. */
export const SizeChart = z.object({
  name: z.string(),
  kind: z.enum(chartKinds),
  unit: z.enum(units),
  columns: z.array(z.string()),
  rows: z.array(z.object({ size: z.string(), cells: z.array(z.string()) })),
  notes: z.string(),
})
export type SizeChart = z.infer<typeof SizeChart>

/** The chart of a product first, then those its guide leads to; empty where the product has none. */
export const ProductCharts = z.object({ charts: z.array(SizeChart) })
export type ProductCharts = z.infer<typeof ProductCharts>

const StaffSizeChart = SizeChart.extend({
  _id: Id,
  everywhere: z.boolean(),
  categories: z.array(z.string()),
  products: z.array(z.object({ _id: Id, title: z.string() })),
  version: z.number().int(),
})
export type StaffSizeChart = z.infer<typeof StaffSizeChart>

/** All size charts, the oldest first. */
export const SizeChartList = z.object({ charts: z.array(StaffSizeChart) })
export type SizeChartList = z.infer<typeof SizeChartList>
