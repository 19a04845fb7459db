import type { z } from 'zod'
import type { CategoryCode } from '../../../contract/categories.ts'
import type { ImportReport } from '../../../contract/staff-catalogue.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { insertWhole } from '../product/add-product.ts'
import { writeWhole } from '../product/edit-product.ts'
import { readSheet } from './csv-table.ts'
import type { ImportItem, Problem } from './file-product.ts'
import { type FoundProducts, findProducts, holdProducts } from './match-products.ts'
import { type Planned, planItem } from './plan-import.ts'
import { type ReadFile, readItems } from './read-file.ts'
import { stockChanges } from './resolve-stock.ts'

type ImportDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type Report = z.infer<typeof ImportReport>

type Wish = { file: Uint8Array; dryRun: boolean; category: CategoryCode | '' }

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
  { file, dryRun, category }: Wish,
): Promise<Report> {
  const read = readItems(readSheet(file), category)
  const first = plan(read, await findProducts(deps.db, read.items), deps.clock())
  if (dryRun || first.report.errors.length > 0) return first.report
  return inTransaction(deps.db, async tx => {
    const { report, planned } = plan(read, await holdProducts(tx, read.items), deps.clock())
    if (report.errors.length > 0) return report
    const batchId = await write(tx, deps, userId, planned)
    return { ...report, done: true, changeId: report.created + report.updated > 0 ? batchId : null }
  })
}

function plan(
  { format, rows, items, problems }: ReadFile,
  products: FoundProducts,
  now: Date,
): { report: Report; planned: Planned[] } {
  const errors: Problem[] = [...problems]
  const warnings: Problem[] = products.foreign ? [foreignIds] : []
  const planned: (Planned & { item: ImportItem })[] = []
  const seen = new Map<string, number>()
  for (const item of items) {
    const found = products.of(item)
    const name = found.product?.id ?? item.slug
    const earlier = name === '' ? undefined : seen.get(name)
    if (earlier !== undefined) errors.push(repeated(item, earlier))
    seen.set(name, item.row)
    const { planned: made, problems: wrong } = planItem(item, found, now)
    errors.push(...wrong)
    warnings.push(...item.warnings)
    if (made) planned.push({ ...made, item })
  }
  const count = (kind: Planned['kind']) => planned.filter(each => each.kind === kind).length
  const counts = { created: count('create'), updated: count('update'), unchanged: count('unchanged') }
  const stock = planned.flatMap(stockOf)
  errors.sort((a, b) => a.row - b.row)
  return {
    report: { format, rows, ...counts, errors, warnings, stock, done: false, changeId: null },
    planned,
  }
}

/** What becomes of the shelves of a product that the shop has. */
const stockOf = ({ item, ...planned }: Planned & { item: ImportItem }): Report['stock'] =>
  planned.kind === 'update' && planned.input.stock
    ? stockChanges(planned.product.stock, planned.input.stock).map(change => ({
        ...change,
        row: item.row,
        title: planned.input.title,
      }))
    : []

const foreignIds: Problem = {
  row: 1,
  column: 'ID',
  message:
    'None of these IDs is of this shop, so they are passed over: products are found by their slug, all others are added.',
}

const repeated = ({ placeOf }: ImportItem, earlier: number): Problem => ({
  ...placeOf(['slug']),
  message: `This is the same product as in row ${earlier}.`,
})

/** Answers the batch of all that was written. */
async function write(tx: Tx, deps: ImportDeps, userId: string, planned: readonly Planned[]): Promise<string> {
  const act = { userId, batchId: deps.newId(), action: 'changed' }
  for (const each of planned) {
    if (each.kind === 'update')
      await writeWhole(tx, deps, { ...act, before: each.product, input: each.input })
    if (each.kind === 'create')
      await insertWhole(tx, deps, userId, each.input, { batchId: act.batchId, slug: each.slug })
  }
  return act.batchId
}
