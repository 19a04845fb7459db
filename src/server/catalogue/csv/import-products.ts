import type { z } from 'zod'
import type { ImportReport } from '../../../contract/staff-catalogue.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { insertWhole } from '../add-product.ts'
import { writeWhole } from '../edit-product.ts'
import { type LockedProduct, lockProducts } from '../lock-products.ts'
import { findByIds, findNamed } from '../queries.ts'
import type { ImportItem, Problem } from './import-item.ts'
import { type Planned, planItem } from './plan-import.ts'
import { type ReadFile, readItems } from './read-items.ts'
import { readSheet } from './sheet.ts'

type ImportDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type Report = z.infer<typeof ImportReport>

/**
 * Adds and changes products by a CSV file in the shop's own format (`columns.ts`) or Shopify's. A row is about the product
 * of its id or slug, also one it had before, else about a new one; columns the file has not are left as they are. The
 * report names everything wrong with every row; where anything is, or with `dryRun`, nothing is changed. All or nothing.
 * Throws `not_a_csv`.
 */
export async function importProducts(
  deps: ImportDeps,
  userId: string,
  { file, dryRun }: { file: Uint8Array; dryRun: boolean },
): Promise<Report> {
  const read = readItems(readSheet(file))
  const look = async (db: Db | Tx, products: Products) =>
    plan(read, await products(db, read.items), deps.clock())
  const first = await look(deps.db, findProducts)
  if (dryRun || first.report.errors.length > 0) return first.report
  return inTransaction(deps.db, async tx => {
    const { report, planned } = await look(tx, holdProducts)
    if (report.errors.length > 0) return report
    await write(tx, deps, userId, planned)
    return { ...report, done: true }
  })
}

/** What the items name of the shop, by item. */
type Products = (db: Db | Tx, items: readonly ImportItem[]) => Promise<Map<ImportItem, LockedProduct>>

const findProducts: Products = (db, items) => match(db, items, ids => byId(db, ids))

/** The same, locked until the transaction ends. */
const holdProducts = (db: Db | Tx, items: readonly ImportItem[]) =>
  // Only ever called with the transaction of `importProducts`.
  match(db, items, ids => lockProducts(db as Tx, ids))

const byId = async (db: Db | Tx, ids: readonly string[]) =>
  new Map(ids.length === 0 ? [] : (await findByIds(db, ids)).map(row => [row.id, row]))

async function match(
  db: Db | Tx,
  items: readonly ImportItem[],
  load: (ids: readonly string[]) => Promise<Map<string, LockedProduct>>,
): Promise<Map<ImportItem, LockedProduct>> {
  const names = items.flatMap(({ id, slug }) => [id, slug]).filter(Boolean)
  const idOf = new Map((await findNamed(db, [...new Set(names)])).map(({ name, id }) => [name, id]))
  const products = await load([...new Set(idOf.values())])
  return new Map(
    items.flatMap(item => {
      const product = products.get(idOf.get(item.id) ?? idOf.get(item.slug) ?? '')
      return product && !product.archivedAt ? [[item, product] as const] : []
    }),
  )
}

function plan(
  { format, rows, items, problems }: ReadFile,
  products: ReadonlyMap<ImportItem, LockedProduct>,
  now: Date,
): { report: Report; planned: Planned[] } {
  const errors: Problem[] = [...problems]
  const planned: Planned[] = []
  const seen = new Map<string, number>()
  for (const item of items) {
    const product = products.get(item)
    const name = product?.id ?? item.slug
    const earlier = name === '' ? undefined : seen.get(name)
    if (earlier !== undefined) errors.push(repeated(item, earlier))
    seen.set(name, item.row)
    const found = planItem(item, product, now)
    errors.push(...found.problems)
    if (found.planned) planned.push(found.planned)
  }
  const count = (kind: Planned['kind']) => planned.filter(each => each.kind === kind).length
  errors.sort((a, b) => a.row - b.row)
  const counts = { created: count('create'), updated: count('update'), unchanged: count('unchanged') }
  return { report: { format, rows, ...counts, errors, done: false }, planned }
}

const repeated = ({ row }: ImportItem, earlier: number): Problem => ({
  row,
  column: 'Slug',
  message: `This is the same product as in row ${earlier}.`,
})

async function write(tx: Tx, deps: ImportDeps, userId: string, planned: readonly Planned[]): Promise<void> {
  const act = { userId, batchId: deps.newId(), action: 'changed' }
  for (const each of planned) {
    if (each.kind === 'update')
      await writeWhole(tx, deps, { ...act, before: each.product, input: each.input })
    if (each.kind === 'create')
      await insertWhole(tx, deps, userId, each.input, { batchId: act.batchId, slug: each.slug })
  }
}
