import type { ProductEdit } from '../../../contract/catalogue.ts'
import { ShopError } from '../../../contract/errors.ts'
import { sellingShelves } from '../../../contract/stock.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { sameShelf } from '../product/product.ts'
import { checkStock, isOffered, type OptionValues, optionValuesOf } from './check-stock.ts'
import { resolveTypedQuantity } from './resolve-typed-quantity.ts'
import { giveStockBack, lockShelves } from './stock.ts'
import { putShelf, retireShelf, type StoredShelf } from './stock-queries.ts'

type WriteDeps = Pick<Deps, 'clock' | 'newId'>
type Product = { id: string; before: OptionValues }
type Shelf = Pick<StoredShelf, 'color' | 'size' | 'quantity'>

/**
 * Writes the stock that a product form says: its rows, or `inventory` as one common row. Where it says neither,
 * what lies on the shelves stays; only pieces of a colour or size that is gone move to where that choice is served
 * now. `inventory` alone cannot say what is kept by colour and size: there it may only repeat the number. Where the
 * form says which number it was shown, the difference counts. Throws `invalid`, and `stock_changed` when more would be
 * taken away than is left.
 */
export async function writeStock(
  tx: Tx,
  deps: WriteDeps,
  product: Product,
  input: ProductEdit,
): Promise<void> {
  const held = (await lockShelves(tx, [product.id])).get(product.id) ?? []
  const rows = requestedShelves(input, product, held)
  if (rows) await replaceShelves(tx, deps, product.id, { held, rows })
  else await moveRemovedOptions(tx, deps, product.id, { held, kinds: optionValuesOf(input) })
}

/** The rows a form asks for; null where the stock is to stay. */
function requestedShelves(
  input: ProductEdit,
  { before }: Product,
  held: readonly StoredShelf[],
): Shelf[] | null {
  const kinds = optionValuesOf(input)
  if (input.stock) {
    checkStock(input.stock, kinds)
    return input.stock.map((row, index) => resolveTypedQuantity(row, held, `stock.${index}.quantity`))
  }
  if (input.inventory === undefined || input.inventory === input.inventorySeen) return null
  const isKeptApart = held.some(shelf => isApart(shelf) && isOffered(kinds, shelf))
  const common = { color: '', size: '', quantity: input.inventory, seen: input.inventorySeen }
  if (!isKeptApart) return [resolveTypedQuantity(common, held, 'inventory')]
  const now = countPieces([...sellingShelves(held, before)])
  if (input.inventory === now) return null
  const words = `The stock of this product is tracked by colour and size, ${now} in total. One number cannot replace it.`
  throw new ShopError('invalid', words, { inventory: words })
}

const isApart = ({ color, size }: Shelf) => color !== '' || size !== ''

const countPieces = (shelves: readonly Shelf[]) => shelves.reduce((sum, shelf) => sum + shelf.quantity, 0)

async function replaceShelves(
  tx: Tx,
  { clock, newId }: WriteDeps,
  productId: string,
  { held, rows }: { held: readonly StoredShelf[]; rows: readonly Shelf[] },
): Promise<void> {
  const stays = (shelf: Shelf) => rows.some(row => sameShelf(row, shelf))
  for (const shelf of held) if (!stays(shelf)) await retireShelf(tx, shelf.id, clock())
  for (const row of rows) await putShelf(tx, { ...row, id: newId(), productId })
}

async function moveRemovedOptions(
  tx: Tx,
  { clock, newId }: WriteDeps,
  productId: string,
  { held, kinds }: { held: readonly StoredShelf[]; kinds: OptionValues },
): Promise<void> {
  const stay = new Map([[productId, held.filter(shelf => isOffered(kinds, shelf))]])
  for (const shelf of held) {
    if (isOffered(kinds, shelf)) continue
    await retireShelf(tx, shelf.id, clock())
    if (shelf.quantity > 0)
      await giveStockBack(tx, { newId }, stay, { productId, options: shelf, quantity: shelf.quantity })
  }
}
