import { samePlace } from '../../../contract/catalogue/places.ts'
import type { OptionValues } from '../../../contract/catalogue/stock.ts'
import { toPlaceColumns } from '../../db/place-columns.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { requestedShelves, type StockInput } from './requested-shelves.ts'
import type { Shelf, ShelfDetails } from './shelf.ts'
import { orSkuTaken, refuseTakenSkus } from './skus.ts'
import { recordStockMoves } from './stock.ts'
import { insertShelves } from './stock-queries.ts'
import type { StockEditor } from './write-stock.ts'

/**
 * The shelves of a new product with these options, as its form says.
 * @throws invalid the product cannot have the stock
 */
export const newShelves = (input: StockInput, options: OptionValues): Shelf[] =>
  (requestedShelves(input, { before: options, after: options }, []) ?? []).map(shelf =>
    withDetails(shelf, input.details ?? []),
  )

function withDetails(shelf: Shelf, details: readonly ShelfDetails[]): Shelf {
  const all = { ...shelf }
  for (const each of details) if (samePlace(each, shelf)) Object.assign(all, each)
  return all
}

type NewStock = { productId: string; shelves: readonly Shelf[] }

/**
 * Writes the shelves of new products.
 * @throws invalid, naming the row, for an SKU that another shelf of the shop has
 */
export async function insertStock(
  tx: Tx,
  { newId, clock }: Pick<Deps, 'clock' | 'newId'>,
  products: readonly NewStock[],
  by: StockEditor,
): Promise<void> {
  await refuseTakenSkus(
    tx,
    products.map(({ shelves }) => shelves),
  )
  const rows = products.flatMap(({ productId, shelves }) =>
    shelves.map(({ quantity, sku = '', barcode = '', costCents = null, ...place }) => ({
      id: newId(),
      productId,
      ...toPlaceColumns(place),
      quantity,
      sku,
      barcode,
      costCents,
    })),
  )
  await insertShelves(tx, rows).catch(orSkuTaken)
  await recordStockMoves(
    tx,
    rows.map(({ id, productId, quantity }) => ({ stockId: id, productId, change: quantity })),
    { ...by, orderId: null, at: clock() },
  )
}
