import type { ProductEdit } from '../../../contract/catalogue/catalogue.ts'
import { toAmount, toCents } from '../../../contract/money.ts'
import type { StockInput } from './requested-shelves.ts'
import type { Shelf } from './shelf.ts'

/** A row of stock as the staff see it: its cost as an amount. */
export const toWireShelf = ({ costCents, ...shelf }: Shelf) => ({
  ...shelf,
  ...(typeof costCents === 'number' && { cost: toAmount(costCents) }),
})

/** A row of stock as it was sent, with its cost in cents. */
export const fromWireShelf = <Row extends { cost?: number | null | undefined }>({ cost, ...row }: Row) => ({
  ...row,
  ...(cost !== undefined && { costCents: cost === null ? null : toCents(cost) }),
})

/** The stock that a product form says. */
export const fromWireStock = ({ stock, inventory, inventorySeen }: ProductEdit): StockInput => ({
  stock: stock?.map(fromWireShelf),
  inventory,
  inventorySeen,
})
