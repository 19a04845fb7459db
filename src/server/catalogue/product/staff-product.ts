import { toDollars } from '../../../contract/money.ts'
import type { StaffProduct } from '../../../contract/staff-catalogue.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { priceRow, priceRows } from '../../prices/price-rows.ts'
import { type PricedRow, type ProductRow, toDetailedProduct } from './product-wire.ts'
import { statusAt } from './publishing.ts'

/** A stored product as the staff see it at `now`, with the price of that moment; cents become dollars. */
export const toStaffProduct = async (db: Db | Tx, row: ProductRow, now: Date): Promise<StaffProduct> =>
  inStaffWords(await priceRow(db, row, now), now)

/** The same for many, with one query for their prices. */
export const toStaffProducts = async (
  db: Db | Tx,
  rows: readonly ProductRow[],
  now: Date,
): Promise<StaffProduct[]> => (await priceRows(db, rows, now)).map(row => inStaffWords(row, now))

const inStaffWords = (row: PricedRow, now: Date): StaffProduct => ({
  ...toDetailedProduct(row),
  status: statusAt(row.publishedAt, now),
  publishAt: row.publishedAt?.toISOString() ?? null,
  basePrice: toDollars(row.basePriceCents),
  baseDisplayPrice: toDollars(row.baseDisplayPriceCents),
})
