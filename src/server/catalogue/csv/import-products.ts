import type { z } from 'zod'
import type { CategoryCode } from '../../../contract/categories.ts'
import type { ImportReport } from '../../../contract/staff-catalogue.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { updateProduct } from '../product/edit-product.ts'
import { insertProducts, maxInserted, type NewProduct } from '../product/insert-products.ts'
import { parseCsvTable } from './csv-table.ts'
import type { FileNote, FileProduct } from './file-product.ts'
import { lockMatchedProducts, matchProducts, type ProductMatches } from './match-products.ts'
import { type PlannedChange, planChange } from './plan-import.ts'
import { type ProductFile, readFile } from './read-file.ts'
import { stockChanges } from './resolve-stock.ts'

type ImportDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type Report = z.infer<typeof ImportReport>

type ImportInput = {
  file: Uint8Array
  dryRun: boolean
  /** For products of a Shopify file whose own category cannot be told; '' for none. */
  category: CategoryCode | ''
}

/**
 * Adds and changes products by a CSV file in the shop's own format (`columns.ts`) or Shopify's; stock changes as
 * `resolveStock` says. The report names every error of every row. With any error, or with `dryRun`, nothing is changed;
 * otherwise the whole file is written, and can be undone as one.
 * @throws not_a_csv
 */
export async function importProducts(
  deps: ImportDeps,
  userId: string,
  { file, dryRun, category }: ImportInput,
): Promise<Report> {
  const productFile = readFile(parseCsvTable(file), category)
  const preview = plan(productFile, await matchProducts(deps.db, productFile.products), deps.clock())
  if (dryRun || preview.report.errors.length > 0) return preview.report
  return inTransaction(deps.db, async tx => {
    const matches = await lockMatchedProducts(tx, productFile.products)
    const { report, planned } = plan(productFile, matches, deps.clock())
    if (report.errors.length > 0) return report
    const batchId = await writeAll(tx, deps, userId, planned)
    return { ...report, done: true, changeId: report.created + report.updated > 0 ? batchId : null }
  })
}

type PlannedRow = PlannedChange & { row: number }

function plan(
  file: ProductFile,
  matches: ProductMatches,
  now: Date,
): { report: Report; planned: PlannedRow[] } {
  const errors: FileNote[] = [...file.errors]
  const warnings: FileNote[] = matches.foreignIds ? [foreignIds] : []
  const planned: PlannedRow[] = []
  const rowOf = new Map<string, number>()
  for (const fileProduct of file.products) {
    const match = matches.of(fileProduct)
    const name = match.product?.id ?? fileProduct.slug
    const earlierRow = name === '' ? undefined : rowOf.get(name)
    if (earlierRow !== undefined) errors.push(repeated(fileProduct, earlierRow))
    rowOf.set(name, fileProduct.row)
    const result = planChange(fileProduct, match, now)
    errors.push(...result.errors)
    warnings.push(...fileProduct.warnings)
    if (result.planned) planned.push({ ...result.planned, row: fileProduct.row })
  }
  const count = (kind: PlannedChange['kind']) => planned.filter(each => each.kind === kind).length
  const counts = { created: count('create'), updated: count('update'), unchanged: count('unchanged') }
  const stock = planned.flatMap(stockReport)
  errors.sort((a, b) => a.row - b.row)
  const { format, rows } = file
  return {
    report: { format, rows, ...counts, errors, warnings, stock, done: false, changeId: null },
    planned,
  }
}

/** The stock changes of a product that the shop has. */
function stockReport({ row, ...planned }: PlannedRow): Report['stock'] {
  if (planned.kind !== 'update' || !planned.stock) return []
  const { title } = planned.details
  return stockChanges(planned.product.stock, planned.stock).map(change => ({ ...change, row, title }))
}

const foreignIds: FileNote = {
  row: 1,
  column: 'ID',
  message:
    'None of these IDs belongs to this shop, so they are ignored: products are matched by slug, and all others are added.',
}

const repeated = ({ placeOf }: FileProduct, earlierRow: number): FileNote => ({
  ...placeOf(['slug']),
  message: `This is the same product as in row ${earlierRow}.`,
})

/** Returns the batch of all that was written, in the order of the file. */
async function writeAll(
  tx: Tx,
  deps: ImportDeps,
  userId: string,
  planned: readonly PlannedChange[],
): Promise<string> {
  const batchId = deps.newId()
  let added: NewProduct[] = []
  const insertAdded = async () => {
    await insertProducts(tx, deps, { userId, batchId }, added)
    added = []
  }
  for (const change of planned) {
    if (change.kind === 'create') {
      const { slug, details, stock } = change
      added.push({ slug, details, stock: { stock } })
      if (added.length === maxInserted) await insertAdded()
    }
    if (change.kind === 'update') {
      await insertAdded()
      const { product: before, details, stock } = change
      const edit = { userId, batchId, action: 'changed', before, details, stock: stock ? { stock } : {} }
      await updateProduct(tx, deps, edit)
    }
  }
  await insertAdded()
  return batchId
}
