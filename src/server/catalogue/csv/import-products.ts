import type { z } from 'zod'
import type { ImportReport } from '../../../contract/catalogue/staff-catalogue.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { yieldEvery } from '../../yield-every.ts'
import { checkChosenCategory } from '../categories/check-category.ts'
import { holdCategories } from '../categories/load-categories.ts'
import { updateProduct } from '../product/edit-product.ts'
import { insertProducts, maxInserted, type NewProduct } from '../product/insert-products.ts'
import type { FileNote, FileProduct } from './file-product.ts'
import { lockMatchedProducts, matchProducts, ownSlugOf, type ProductMatches } from './match-products.ts'
import { willBeCopied, withKnownCopies } from './pictures-elsewhere.ts'
import { placeOf } from './place-of.ts'
import { type Asked, type PlannedChange, planChange } from './plan-import.ts'
import type { ProductFile } from './read-file.ts'
import { readInThread } from './read-in-thread.ts'
import { stockChanges } from './resolve-stock.ts'
import { createDetailsCheck } from './shelf-details.ts'

type ImportDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'settings' | 'categories'>
type Report = z.infer<typeof ImportReport>

type ImportInput = {
  file: Uint8Array<ArrayBuffer>
  dryRun: boolean
  /** For products of a Shopify file whose own category cannot be told; '' for none. */
  category: string
}

/**
 * Adds and changes products by a CSV or Excel file in the shop's own format (`columns.ts`) or Shopify's; stock changes as
 * `resolveStock` says. The report names the errors of every row, the first thousand of them. With any error, or with `dryRun`, nothing is changed;
 * otherwise the whole file is written, and can be undone as one.
 * @throws not_a_csv
 * @throws invalid for a chosen category that the shop does not have
 */
export async function importProducts(
  deps: ImportDeps,
  userId: string,
  { file, dryRun, category }: ImportInput,
): Promise<Report> {
  checkChosenCategory(deps, category)
  const categories = deps.categories.current()
  const { currency } = deps.settings.current().money
  const read = await readInThread(file, { groups: categories.groups, category, currency })
  const productFile = { ...read, products: await withKnownCopies(deps.db, read.products) }
  const asked = { now: deps.clock(), currency, categories }
  const preview = await plan(productFile, await matchProducts(deps.db, productFile.products), asked)
  if (dryRun || preview.report.errors.length > 0) return preview.report
  return inTransaction(deps.db, async tx => {
    const held = await holdCategories(tx)
    const matches = await lockMatchedProducts(tx, productFile.products)
    const askedNow = { ...asked, now: deps.clock(), categories: held }
    const { report, planned } = await plan(productFile, matches, askedNow)
    if (report.errors.length > 0) return report
    const batchId = await writeAll(tx, deps, userId, planned)
    return { ...report, done: true, changeId: report.created + report.updated > 0 ? batchId : null }
  })
}

type PlannedRow = PlannedChange & { row: number }

async function plan(
  file: ProductFile,
  matches: ProductMatches,
  shop: Omit<Asked, 'checkDetails'>,
): Promise<{ report: Report; planned: PlannedRow[] }> {
  const yieldIfDue = yieldEvery()
  const asked = { ...shop, checkDetails: createDetailsCheck(matches.skuOwners) }
  const errors: FileNote[] = [...file.errors]
  const warnings: FileNote[] = [...(matches.foreignIds ? [foreignIds] : []), ...file.warnings]
  const planned: PlannedRow[] = []
  const [rowOf, rowOfSlug] = [new Map<string, number>(), new Map<string, number>()]
  for (const fileProduct of file.products) {
    await yieldIfDue()
    warnings.push(...fileProduct.warnings)
    if (fileProduct.isFree) continue
    const match = matches.of(fileProduct)
    const name = match.product?.id ?? fileProduct.slug
    const earlierRow = name === '' ? undefined : rowOf.get(name)
    if (earlierRow !== undefined) errors.push(repeated(fileProduct, earlierRow))
    rowOf.set(name, fileProduct.row)
    const ownSlug = ownSlugOf(fileProduct)
    const chosenInRow = ownSlug === '' ? undefined : rowOfSlug.get(ownSlug)
    if (chosenInRow !== undefined) errors.push(repeatedSlug(fileProduct, chosenInRow))
    rowOfSlug.set(ownSlug, fileProduct.row)
    const result = planChange(fileProduct, match, asked)
    warnings.push(...result.warnings)
    errors.push(...result.errors, ...matches.ownSlugErrors(fileProduct, match.product))
    if (result.planned?.kind === 'create' && match.alike.length > 0)
      warnings.push({ ...placeOf(fileProduct, ['title']), message: anotherOne })
    if (result.planned) planned.push({ ...result.planned, row: fileProduct.row })
  }
  const count = (kind: PlannedChange['kind']) => planned.filter(each => each.kind === kind).length
  const counts = { created: count('create'), updated: count('update'), unchanged: count('unchanged') }
  const stock = planned.flatMap(stockReport)
  warnings.push(...willBeCopied(file.format, planned))
  errors.sort((a, b) => a.row - b.row)
  const { format, rows } = file
  return {
    report: {
      format,
      rows,
      ...counts,
      errors: firstOf(errors),
      warnings: firstOf(warnings),
      stock,
      done: false,
      changeId: null,
    },
    planned,
  }
}

/** The stock changes of a product that the shop has. */
function stockReport({ row, ...planned }: PlannedRow): Report['stock'] {
  if (planned.kind !== 'update' || !planned.stock) return []
  const { title } = planned.details
  return stockChanges(planned.product.stock, planned.stock).map(change => ({ ...change, row, title }))
}

const maxNotes = 1_000

/** The first thousand notes, and how many there are besides: nobody reads more, and the answer stays small. */
function firstOf(notes: readonly FileNote[]): FileNote[] {
  const left = notes.length - maxNotes
  const last = notes[maxNotes]
  if (left <= 0 || !last) return [...notes]
  const message = `There are ${left.toLocaleString('en')} more from here on.`
  return [...notes.slice(0, maxNotes), { row: last.row, column: '', message }]
}

const foreignIds: FileNote = {
  row: 1,
  column: 'ID',
  message:
    'None of these IDs belongs to this shop, so they are ignored: products are matched by slug, and all others are added.',
}

const anotherOne =
  'The shop has a product of this title, and gets another one. To change that one, write its slug under Slug.'

const repeated = (fileProduct: FileProduct, earlierRow: number): FileNote => ({
  ...placeOf(fileProduct, ['slug']),
  message: `This is the same product as in row ${earlierRow}.`,
})

const repeatedSlug = (fileProduct: FileProduct, earlierRow: number): FileNote => ({
  ...placeOf(fileProduct, ['ownSlug']),
  message: `Row ${earlierRow} chooses the same slug.`,
})

/** Returns the batch of all that was written, in the order of the file. */
async function writeAll(
  tx: Tx,
  deps: ImportDeps,
  userId: string,
  planned: readonly PlannedChange[],
): Promise<string> {
  const batchId = deps.newId()
  const yieldIfDue = yieldEvery()
  let added: NewProduct[] = []
  const reservedSlugs = new Set(planned.flatMap(each => (each.kind === 'create' ? each.slug : [])))
  const insertAdded = async () => {
    await insertProducts(tx, deps, { userId, batchId, reservedSlugs, stockKind: 'imported' }, added)
    added = []
  }
  for (const change of planned) {
    // The embedded database answers without letting anybody in.
    await yieldIfDue()
    if (change.kind === 'create') {
      const { slug, details, stock, shelfDetails } = change
      added.push({ slug, details, stock: { stock, details: shelfDetails } })
      if (added.length === maxInserted) await insertAdded()
    }
    if (change.kind === 'update') {
      await insertAdded()
      const { product: before, details, stock, shelfDetails } = change
      const edit = {
        userId,
        batchId,
        action: 'changed' as const,
        stockKind: 'imported' as const,
        before,
        details,
        stock: { ...(stock && { stock }), details: shelfDetails },
      }
      await updateProduct(tx, deps, edit)
    }
  }
  await insertAdded()
  return batchId
}
