import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Machine } from '../../../contract/actors.ts'
import type { StockMoveKind } from '../../../contract/catalogue/stock-moves.ts'

export type StockTable = {
  id: string
  productId: string
  color: string
  size: string
  /** A value of the product's third option; '' for all of them. */
  third: ColumnType<string, string | undefined, string>
  quantity: number
  /** '' for none. */
  sku: ColumnType<string, string | undefined, string>
  /** The GTIN on its pieces; '' for none. */
  barcode: ColumnType<string, string | undefined, string>
  /** What each of its pieces cost the shop on average; null where that is not known. */
  costCents: ColumnType<number | null, number | null | undefined, number | null>
  /** The cost before prices were multiplied, by the batch that did; the last of them at the end. */
  earlierCosts: Generated<unknown>
  retiredAt: Date | null
}

/** Goods that were booked; the id is that of the batch of changes. `pieces`: a hash of the lines. */
export type GoodsReceiptsTable = {
  id: string
  supplier: string
  document: string
  pieces: string
  userId: string
  at: Date
}

/** A change of a shelf's quantity. */
export type StockMovesTable = {
  /** A decimal number, in the order in which a shelf's moves took place. */
  id: GeneratedAlways<string>
  stockId: string
  productId: string
  change: number
  kind: StockMoveKind
  orderId: string | null
  /** Null: one of the shop's own actors or, where that is null too, a buyer without an order yet. */
  userId: string | null
  machine: Machine | null
  /** What the staff wrote beside it; '' for nothing. */
  note: string
  /** What each of the pieces that were received cost, and in which currency; null where nobody said. */
  costCents: number | null
  currency: string | null
  at: Date
}
