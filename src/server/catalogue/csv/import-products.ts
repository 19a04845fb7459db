import type { z } from 'zod'
import type { CategoryCode } from '../../../contract/categories.ts'
import type { ImportReport } from '../../../contract/staff-catalogue.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { insertWhole } from '../product/add-product.ts'
import { writeWhole } from '../product/edit-product.ts'
import { parseCsvTable } from './csv-table.ts'
import type { FileError, FileProduct } from './file-product.ts'
import { lockMatchedProducts, matchProducts, type ProductMatches } from './match-products.ts'
import { type PlannedChange, planChange } from './plan-import.ts'
import { type ProductFile, readFile } from './read-file.ts'
import { stockChanges } from './resolve-stock.ts'

type ImportDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type Report = z.infer<typeof ImportReport>

type ImportInput = { file: Uint8Array; dryRun: boolean; category: CategoryCode | '' }

/**
 * Adds and changes products by a CSV file in the shop's own format (`columns.ts`) or Shopify's. A row is about the product
 * of its id or slug, also one it had before, else about a new one; columns the file has not are left as they are, and
 * stock changes as `resolveStock` says. `category` is for products of which Shopify's file does not tell it. The report
 * names everything wrong with every row; where anything is, or with `dryRun`, nothing is changed. All or nothing, and
 * undone as one. Throws `not_a_csv`.
 */
export async function importProducts(
  deps: ImportDeps,
  userId: string,
  { file, dryRun, category }: ImportInput,
): Promise<Report> {
  const read = readFile(parseCsvTable(file), category)
  const first = plan(read, await matchProducts(deps.db, read.products), deps.clock())
  if (dryRun || first.report.errors.length > 0) return first.report
  return inTransaction(deps.db, async tx => {
    const { report, planned } = plan(read, await lockMatchedProducts(tx, read.products), deps.clock())
    if (report.errors.length > 0) return report
    const batchId = await write(tx, deps, userId, planned)
    return { ...report, done: true, changeId: report.created + report.updated > 0 ? batchId : null }
  })
}

function plan(
  { format, rows, products: items, errors: problems }: ProductFile,
  products: ProductMatches,
  now: Date,
): { report: Report; planned: PlannedChange[] } {
  const errors: FileError[] = [...problems]
  const warnings: FileError[] = products.foreign ? [foreignIds] : []
  const planned: (PlannedChange & { item: FileProduct })[] = []
  const seen = new Map<string, number>()
  for (const item of items) {
    const found = products.of(item)
    const name = found.product?.id ?? item.slug
    const earlier = name === '' ? undefined : seen.get(name)
    if (earlier !== undefined) errors.push(repeated(item, earlier))
    seen.set(name, item.row)
    const { planned: made, problems: wrong } = planChange(item, found, now)
    errors.push(...wrong)
    warnings.push(...item.warnings)
    if (made) planned.push({ ...made, item })
  }
  const count = (kind: PlannedChange['kind']) => planned.filter(each => each.kind === kind).length
  const counts = { created: count('create'), updated: count('update'), unchanged: count('unchanged') }
  const stock = planned.flatMap(stockOf)
  errors.sort((a, b) => a.row - b.row)
  return {
    report: { format, rows, ...counts, errors, warnings, stock, done: false, changeId: null },
    planned,
  }
}

/** What becomes of the shelves of a product that the shop has. */
const stockOf = ({ item, ...planned }: PlannedChange & { item: FileProduct }): Report['stock'] =>
  planned.kind === 'update' && planned.input.stock
    ? stockChanges(planned.product.stock, planned.input.stock).map(change => ({
        ...change,
        row: item.row,
        title: planned.input.title,
      }))
    : []

const foreignIds: FileError = {
  row: 1,
  column: 'ID',
  message:
    'None of these IDs belongs to this shop, so they are ignored: products are matched by slug, and all others are added.',
}

const repeated = ({ placeOf }: FileProduct, earlier: number): FileError => ({
  ...placeOf(['slug']),
  message: `This is the same product as in row ${earlier}.`,
})

/** Answers the batch of all that was written. */
async function write(
  tx: Tx,
  deps: ImportDeps,
  userId: string,
  planned: readonly PlannedChange[],
): Promise<string> {
  const act = { userId, batchId: deps.newId(), action: 'changed' }
  for (const each of planned) {
    if (each.kind === 'update')
      await writeWhole(tx, deps, { ...act, before: each.product, input: each.input })
    if (each.kind === 'create')
      await insertWhole(tx, deps, userId, each.input, { batchId: act.batchId, slug: each.slug })
  }
  return act.batchId
}
