import type { Generated, JSONColumnType } from 'kysely'
import type { ChosenOptions } from '../../../contract/catalogue/catalogue.ts'

export type WishlistItemsTable = { userId: string; productId: string; addedAt: Date }

export type CartsTable = { id: string; userId: string; version: Generated<number> }

export type CartLinesTable = {
  id: string
  cartId: string
  productId: string
  options: JSONColumnType<ChosenOptions>
  optionsKey: string
  quantity: number
  addedAt: Date
}
