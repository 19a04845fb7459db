import { commonPlace, nearness } from '../../../contract/catalogue/places.ts'
import { type OptionValues, sellingShelves } from '../../../contract/catalogue/stock.ts'
import { ShopError } from '../../../contract/errors.ts'
import { checkStock, isValidShelf } from './check-stock.ts'
import { resolveTypedQuantity } from './resolve-typed-quantity.ts'
import type { Shelf, ShelfDetails, TypedShelf } from './shelf.ts'
import type { StoredShelf } from './stock-queries.ts'

/**
 * The stock as a product form says it: by shelf, or as one number. Where it says neither, the stock stays. `details` are of
 * shelves whose rows do not say them.
 */
export type StockInput = {
  stock?: readonly TypedShelf[] | undefined
  inventory?: number | undefined
  inventorySeen?: number | undefined
  details?: readonly ShelfDetails[]
}

/** The shelves a form asks for; null where the stock is to stay. */
export function requestedShelves(
  { stock, inventory, inventorySeen }: StockInput,
  { before, after }: { before: OptionValues; after: OptionValues },
  current: readonly StoredShelf[],
): Shelf[] | null {
  const total = countPieces([...sellingShelves(current, before)])
  const isByOption = current.some(shelf => isPerOption(shelf) && isValidShelf(after, shelf))
  if (stock) {
    // One number that was typed while a colleague began to count by colour and size would take all of those pieces away.
    const isOneNumber = stock.length === 1 && stock.every(row => row.seen !== undefined && !isPerOption(row))
    if (isOneNumber && isByOption && current.every(isPerOption)) throw trackedByOption(total)
    checkStock(stock, after)
    return stock.map((row, index) => resolveTypedQuantity(row, current, `stock.${index}.quantity`))
  }
  if (inventory === undefined || inventory === inventorySeen) return null
  if (!isByOption) {
    const common = { ...commonPlace, quantity: inventory, seen: inventorySeen }
    return [resolveTypedQuantity(common, current, 'inventory')]
  }
  if (inventory === total) return null
  throw trackedByOption(total)
}

function trackedByOption(total: number): ShopError {
  const message = `The stock of this product is tracked for each choice, ${total} in total. One number cannot replace it.`
  return new ShopError('invalid', message, { inventory: message })
}

const isPerOption = (shelf: Shelf) => nearness(shelf) > 0

const countPieces = (shelves: readonly Shelf[]) => shelves.reduce((sum, shelf) => sum + shelf.quantity, 0)
