import { maxCharts } from '../../../contract/catalogue/size-charts.ts'
import type { UndoResult } from '../../../contract/catalogue/staff-catalogue.ts'
import { ShopError } from '../../../contract/errors.ts'
import {
  isAsLeft,
  lockToUndo,
  markUndone,
  type RecordedChange,
  readKept,
  unseenVersion,
} from '../../audit/lock-undoable.ts'
import type { Tx } from '../../db/schema.ts'
import { holdCategories } from '../categories/load-categories.ts'
import { type ChartDeps, withCharts } from './change-charts.ts'
import { ChartRecord, type ChartRecords, readRecords, recordCharts } from './chart-record.ts'
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

const refuse = (message: string) => new ShopError('cannot_undo', `This cannot be undone: ${message}`)

/** What charts can be for at this moment. */
type There = { codes: ReadonlySet<string>; products: ReadonlySet<string> }

/**
 * Undoes one change of the size charts, by its batch: what was added is deleted, what was deleted comes back under its id, what
 * was changed becomes as it was, and charts that lost a category or product along with it have it again.
 * @throws not_found for an unknown batch
 * @throws cannot_undo when one of them was changed again since, or something of it has another chart or name by now
 */
export const undoChartChange = (deps: ChartDeps, userId: string, batchId: string): Promise<UndoResult> =>
  withCharts(deps, async (tx, rows) => {
    const changes = await lockToUndo(tx, batchId, 'chart')
    const before = await readRecords(tx)
    const there = await whatIsThere(tx, changes)
    const restored = changes.map(change => restoredOf(before, there, change))
    checkNames(before, restored)
    for (const { id, record } of restored) {
      const version = rows.find(row => row.id === id)?.version
      await write(tx, id, record, version === undefined ? unseenVersion(deps.clock()) : version + 1)
    }
    for (const { id, record } of restored) if (record) await giveUses(tx, before, id, record, restored)
    await recordCharts(tx, deps, { userId, action: 'undone', id: changes[0].subjectId, before })
    const ids = changes.map(({ id }) => id)
    await markUndone(tx, deps, ids)
    return { undone: 1, left: 0, purged: 0 }
  })

async function whatIsThere(tx: Tx, changes: readonly RecordedChange[]): Promise<There> {
  const kept = changes.flatMap(({ before, after }) =>
    [before, after].flatMap(record => (record ? readKept(ChartRecord.partial(), record) : [])),
  )
  const ids = kept.flatMap(({ forProducts = [] }) => forProducts.map(({ id }) => id))
  return {
    codes: new Set((await holdCategories(tx)).rows.map(({ code }) => code)),
    products: new Set((await findKnownProducts(tx, ids)).map(({ id }) => id)),
  }
}

/** Of the categories and products only those that are there. */
const withoutLost = ({ codes, products }: There, record: ChartRecord): ChartRecord => ({
  ...record,
  forCategories: record.forCategories.filter(({ code }) => codes.has(code)),
  forProducts: record.forProducts.filter(({ id }) => products.has(id)),
})

type Restored = { id: string; record: ChartRecord | null }

/** What a chart becomes, if it is still as the change left it; null for one that the change added. */
function restoredOf(charts: ChartRecords, there: There, change: RecordedChange): Restored {
  const { subjectId: id } = change
  const current = charts.get(id) ?? null
  const after = change.after && readKept(ChartRecord.partial(), change.after)
  const compared = (record: ChartRecord) => {
    const { forCategories, forProducts, ...content } = after ? withoutLost(there, record) : record
    const codes = forCategories.map(({ code }) => code).toSorted()
    return { ...content, codes, ids: forProducts.map(each => each.id).toSorted() }
  }
  if (!isAsLeft(current, after, compared))
    throw refuse(`the size chart ${change.subject} has been changed again since.`)
  if (!change.before) return { id, record: null }
  const was = { ...current, ...readKept(ChartRecord.partial(), change.before) }
  return { id, record: withoutLost(there, readKept(ChartRecord, was)) }
}

function checkNames(charts: ChartRecords, restored: readonly Restored[]): void {
  const after = new Map<string, ChartRecord | null>(charts)
  for (const { id, record } of restored) after.set(id, record)
  const names = [...after.values()].flatMap(record => record?.name.toLowerCase() ?? [])
  if (names.length > maxCharts) throw refuse(`a shop has at most ${maxCharts} size charts.`)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  const taken = [...charts.values()].find(({ name }) => name.toLowerCase() === twice)
  if (taken) throw refuse(`there already is a size chart ${taken.name}.`)
}

async function write(tx: Tx, id: string, record: ChartRecord | null, version: number): Promise<void> {
  if (!record) return void (await deleteChart(tx, id))
  const { name, measured: kind, unit, measurements: columns, measures: rows, notes, everywhere } = record
  const row: ChartRow = { id, version, name, kind, unit, columns, rows, notes, everywhere }
  if (await updateChart(tx, id, toColumns(row))) return
  await insertChart(tx, toColumns(row))
}

/** Takes nothing from a chart that has nothing to do with what is undone. */
async function giveUses(
  tx: Tx,
  charts: ChartRecords,
  id: string,
  { forCategories, forProducts }: ChartRecord,
  restored: readonly Restored[],
): Promise<void> {
  for (const [other, record] of charts) {
    if (restored.some(each => each.id === other)) continue
    const category = forCategories.find(({ code }) => record.forCategories.some(each => each.code === code))
    const product = forProducts.find(({ id: wanted }) => record.forProducts.some(each => each.id === wanted))
    const lost = category?.name ?? product?.title
    if (lost !== undefined) throw refuse(`${lost} has the size chart ${record.name} by now.`)
  }
  await setCategories(
    tx,
    id,
    forCategories.map(({ code }) => code),
  )
  await setProducts(
    tx,
    id,
    forProducts.map(each => each.id),
  )
}
