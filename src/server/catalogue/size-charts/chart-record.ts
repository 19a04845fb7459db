import { z } from 'zod'
import type { ChangeAction } from '../../../contract/changes/change-words.ts'
import { recordChanges } from '../../audit/record-change.ts'
import type { Tx } from '../../db/schema.ts'
import { loadCategories } from '../categories/load-categories.ts'
import type { ChartDeps } from './change-charts.ts'
import { findCategories, findCharts, findProducts } from './queries.ts'

/** What the audit trail holds of a chart. Names stand beside codes and ids, since a record outlives what it names. */
export const ChartRecord = z.object({
  name: z.string(),
  measured: z.enum(['body', 'garment']),
  unit: z.enum(['cm', 'in']),
  measurements: z.array(z.string()),
  measures: z.array(z.object({ size: z.string(), cells: z.array(z.string()) })),
  notes: z.string(),
  everywhere: z.boolean(),
  forCategories: z.array(z.object({ code: z.string(), name: z.string() })),
  forProducts: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type ChartRecord = z.infer<typeof ChartRecord>

export type ChartRecords = ReadonlyMap<string, ChartRecord>

/** The records of all charts by id. */
export async function readRecords(tx: Tx): Promise<ChartRecords> {
  const charts = await findCharts(tx)
  const [categories, products] = [await findCategories(tx), await findProducts(tx)]
  const { rows } = await loadCategories(tx)
  const rowOf = (code: string | null | undefined) => rows.find(row => row.code === code)
  const fullName = (code: string) =>
    [rowOf(rowOf(code)?.parent)?.name, rowOf(code)?.name ?? code].filter(Boolean).join(', ')
  const records = charts.map((chart): [string, ChartRecord] => [
    chart.id,
    {
      name: chart.name,
      measured: chart.kind,
      unit: chart.unit,
      measurements: chart.columns,
      measures: chart.rows,
      notes: chart.notes,
      everywhere: chart.everywhere,
      forCategories: categories.flatMap(({ category: code, chartId }) =>
        chartId === chart.id ? { code, name: fullName(code) } : [],
      ),
      forProducts: products.flatMap(({ productId: id, title, chartId }) =>
        chartId === chart.id ? { id, title } : [],
      ),
    },
  ])
  return new Map(records)
}

type Saved = { userId: string; action: ChangeAction<'chart'>; id: string; before: ChartRecords }

/** Records what became of a chart, and of those that lost a category or product to it, as one action. */
export async function recordCharts(
  tx: Tx,
  deps: Pick<ChartDeps, 'clock' | 'newId'>,
  { userId, action, id, before }: Saved,
): Promise<void> {
  const after = await readRecords(tx)
  const batchId = deps.newId()
  const ids = new Set([id, ...before.keys(), ...after.keys()])
  const changes = [...ids].map(subjectId => {
    const [was, is] = [before.get(subjectId) ?? null, after.get(subjectId) ?? null]
    const subject = (is ?? was)?.name ?? ''
    return {
      batchId,
      userId,
      subjectType: 'chart' as const,
      subjectId,
      subject,
      action: subjectId === id ? action : ('changed' as const),
      before: was,
      after: is,
    }
  })
  await recordChanges(tx, deps, changes)
}
