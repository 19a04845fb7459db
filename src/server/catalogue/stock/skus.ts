import { ShopError } from '../../../contract/errors.ts'
import { toPlaceColumns } from '../../db/place-columns.ts'
import type { Tx } from '../../db/schema.ts'
import { stockRowError } from './check-stock.ts'
import type { ShelfDetails } from './shelf.ts'
import { clearDeletedSkus, clearSkus, findSkuOwners, setSkus } from './sku-queries.ts'

/**
 * Gives the shelves of a product, which are locked, the SKUs that these rows name. Another shelf of the product loses what is
 * given on, and so does a deleted product.
 * @throws invalid, naming the row, for an SKU that another product has
 */
export async function giveSkus(tx: Tx, productId: string, rows: readonly ShelfDetails[]): Promise<void> {
  const named = rows.flatMap(({ sku, ...place }) =>
    sku === undefined ? [] : [{ ...toPlaceColumns(place), sku }],
  )
  if (named.length === 0) return
  await clearSkus(tx, productId, named)
  await refuseTakenSkus(tx, [rows])
  await setSkus(tx, productId, named).catch(orSkuTaken)
}

/**
 * Refuses SKUs of the stocks of some products that a shelf of the shop has. Deleted products give theirs up.
 * @throws invalid, naming the row of its stock, for the first of them
 */
export async function refuseTakenSkus(tx: Tx, stocks: readonly (readonly ShelfDetails[])[]): Promise<void> {
  const skus = stocks.flat().flatMap(({ sku }) => sku || [])
  if (skus.length === 0) return
  await clearDeletedSkus(tx, skus)
  const titles = new Map((await findSkuOwners(tx, skus)).map(({ sku, title }) => [sku, title]))
  for (const stock of stocks)
    for (const [row, { sku = '' }] of stock.entries()) {
      const title = titles.get(sku)
      if (title !== undefined) throw stockRowError(row, 'sku', skuTaken(sku, title))
    }
}

/** Says that a product has an SKU already. */
export const skuTaken = (sku: string, title: string): string =>
  `The SKU ${sku} is already used by “${title}”.`

/** These rows of a product's stock; one whose SKU another product has by now gets none. */
export async function withoutTakenSkus<Row extends ShelfDetails>(
  tx: Tx,
  productId: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const skus = rows.flatMap(({ sku }) => sku || [])
  const owners = (await findSkuOwners(tx, skus)).filter(owner => owner.productId !== productId)
  const taken = new Set(owners.map(({ sku }) => sku))
  return rows.map(row => (row.sku && taken.has(row.sku) ? { ...row, sku: '' } : row))
}

/** Words for two people who have given the same SKU at the same moment; other errors stay. */
export function orSkuTaken(error: unknown): never {
  const isTaken = error instanceof Error && 'constraint' in error && error.constraint === 'stock_sku'
  if (!isTaken) throw error
  const message = 'A colleague has just used one of these SKUs for something else.'
  throw new ShopError('invalid', message, { skus: message })
}
