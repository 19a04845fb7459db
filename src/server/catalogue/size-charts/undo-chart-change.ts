import { maxCharts } from '../../../contract/catalogue/size-charts.ts'
import type { UndoResult } from '../../../contract/catalogue/staff-catalogue.ts'
import {
  cannotUndo,
  readRecorded,
  type Undo,
  type UndoScope,
  undoable,
  undoBatch,
  versionNoFormHolds,
} from '../../audit/undoable.ts'
import type { Fields, Tx } from '../../db/schema.ts'
import { holdCategories } from '../categories/load-categories.ts'
import { type ChartDeps, withCharts } from './change-charts.ts'
import { ChartRecord, readRecords } from './chart-record.ts'
import {
  type ChartRow,
  deleteChart,
  findKnownProducts,
  insertChart,
  setCategories,
  setProducts,
  updateChart,
} from './queries.ts'
import { toColumns } from './save-chart.ts'

type Scope = UndoScope & { rows: readonly ChartRow[] }
type ChartUndo = Undo<ChartRecord>

/**
 * Undoes one change of the size charts, by its batch: what was added is deleted, what was deleted comes back under its id, what
 * was changed becomes as it was, and charts that lost a category or product along with it have it again.
 * @throws not_found for an unknown batch
 * @throws cannot_undo when one of them was changed again since, or something of it has another chart or name by now
 */
export const undoChartChange = (deps: ChartDeps, userId: string, batchId: string): Promise<UndoResult> =>
  withCharts(deps, (tx, rows) => undoBatch({ tx, deps, userId, rows }, batchId, 'chart', () => undoCharts))

const undoCharts = undoable<Scope, ChartRecord>('chart', {
  read: async ({ tx }, { subjectId }) => (await readRecords(tx)).get(subjectId) ?? null,
  recall: ({ tx }, recorded) => withoutLost(tx, recorded),
  write: async ({ tx, deps, rows }, undos) => {
    const others = [...(await readRecords(tx))].filter(
      ([id]) => !undos.some(({ change }) => change.subjectId === id),
    )
    checkNames(others, undos)
    for (const { change, restored } of undos) {
      const version = rows.find(({ id }) => id === change.subjectId)?.version
      const next = version === undefined ? versionNoFormHolds(deps.clock()) : version + 1
      await writeChart(tx, change.subjectId, restored, next)
    }
    for (const { change, restored } of undos)
      if (restored) await giveUses(tx, others, change.subjectId, restored)
    return {}
  },
  same: ({ forCategories, forProducts, ...content }) => ({
    ...content,
    codes: forCategories.map(({ code }) => code).toSorted(),
    ids: forProducts.map(({ id }) => id).toSorted(),
  }),
  nameOf: ({ name }) => name,
  refusal: ({ subject }) => `the size chart ${subject} has been changed again since.`,
})

/** Of the categories and products only those that are there. */
async function withoutLost(tx: Tx, recorded: Fields): Promise<Partial<ChartRecord>> {
  const { forCategories, forProducts, ...content } = readRecorded(ChartRecord.partial(), recorded)
  const codes = new Set((await holdCategories(tx)).rows.map(({ code }) => code))
  const found = await findKnownProducts(tx, forProducts?.map(({ id }) => id) ?? [])
  const ids = new Set(found.map(({ id }) => id))
  return {
    ...content,
    ...(forCategories && { forCategories: forCategories.filter(({ code }) => codes.has(code)) }),
    ...(forProducts && { forProducts: forProducts.filter(({ id }) => ids.has(id)) }),
  }
}

type Others = readonly (readonly [id: string, chart: ChartRecord])[]

function checkNames(others: Others, undos: readonly ChartUndo[]): void {
  const restored = undos.flatMap(undo => undo.restored ?? [])
  if (others.length + restored.length > maxCharts)
    throw cannotUndo(`a shop has at most ${maxCharts} size charts.`)
  const names = restored.map(({ name }) => name.toLowerCase())
  const taken = [...others.map(([, chart]) => chart), ...restored].find(
    ({ name }, nth, all) =>
      names.includes(name.toLowerCase()) &&
      all.some((other, at) => at > nth && other.name.toLowerCase() === name.toLowerCase()),
  )
  if (taken) throw cannotUndo(`there already is a size chart ${taken.name}.`)
}

async function writeChart(tx: Tx, id: string, record: ChartRecord | null, version: number): Promise<void> {
  if (!record) return void (await deleteChart(tx, id))
  const {
    name,
    measured: kind,
    unit,
    measurements,
    measures,
    notes,
    everywhere,
  } = readRecorded(ChartRecord, record)
  const row: ChartRow = {
    id,
    version,
    name,
    kind,
    unit,
    columns: measurements,
    rows: measures,
    notes,
    everywhere,
  }
  if (await updateChart(tx, id, toColumns(row))) return
  await insertChart(tx, toColumns(row))
}

/** Takes nothing from a chart that has nothing to do with what is undone. */
async function giveUses(
  tx: Tx,
  others: Others,
  id: string,
  { forCategories, forProducts }: ChartRecord,
): Promise<void> {
  const [codes, ids] = [forCategories.map(({ code }) => code), forProducts.map(each => each.id)]
  for (const [, { name, ...other }] of others) {
    const category = other.forCategories.find(({ code }) => codes.includes(code))
    const product = other.forProducts.find(each => ids.includes(each.id))
    const lost = category?.name ?? product?.title
    if (lost !== undefined) throw cannotUndo(`${lost} has the size chart ${name} by now.`)
  }
  await setCategories(tx, id, codes)
  await setProducts(tx, id, ids)
}
