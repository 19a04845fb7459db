import type { z } from 'zod'
import type { BookedCount, CountedStock, CountSheet } from '../../../contract/catalogue/counting.ts'
import { type Place, placeWords, samePlace } from '../../../contract/catalogue/places.ts'
import { shelfOf } from '../../../contract/catalogue/stock.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { answerOnce, type KeyOption } from '../../idempotency/answer-once.ts'
import { findMany } from '../product/find-many.ts'
import { lockProducts } from '../product/lock-products.ts'
import type { Product } from '../product/product.ts'
import { recordProductChange } from '../product/product-changes.ts'
import { findShelvesToCount, type ShelfToCountRow } from '../stock/count-queries.ts'
import { hasShelf, piecesOn, type Shelf } from '../stock/shelf.ts'
import { setShelves } from '../stock/write-stock.ts'
import { linesByProduct, type PlacedLine } from './lines-by-product.ts'

/** What should lie on the shelves of these products, those without pieces too; unknown ids are left out. */
export async function countSheet(
  { db }: { db: Db },
  productIds: readonly string[],
): Promise<z.infer<typeof CountSheet>> {
  const shelves = await shelvesToCount(db, productIds)
  return { shelves: shelves.map(({ third, ...shelf }) => ({ ...shelf, ...(third && { third }) })) }
}

/** The shelves of these products. Pieces of orders that a retired one still has lie where its choice is sold now. */
async function shelvesToCount(db: Db | Tx, productIds: readonly string[]): Promise<ShelfToCountRow[]> {
  const rows = await findShelvesToCount(db, productIds)
  return [...Map.groupBy(rows, ({ productId }) => productId).values()].flatMap(of => {
    const [retired, selling] = [of.filter(row => row.isRetired), of.filter(row => !row.isRetired)]
    return selling.map(({ isRetired: _, ...shelf }) => {
      const moved = retired.filter(gone => samePlace(shelfOf(selling, gone) ?? gone, shelf))
      return { ...shelf, waiting: moved.reduce((sum, gone) => sum + gone.waiting, shelf.waiting) }
    })
  })
}

/**
 * Books what was counted, all or nothing: each shelf gets the difference to what should have been there at that moment, so what was
 * sold since stays sold. Repeated under the same key it books nothing more.
 * @throws invalid, naming the line, for a product that is gone, a place that it does not come in, or one that is named twice
 * @throws stock_changed, naming the line's `version`, where somebody counted, received or set these pieces since; its `counted`,
 * where more are missing than are left to sell
 * @throws idempotency_key_reused
 */
export const countStock = (
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  userId: string,
  count: CountedStock,
  { idempotencyKey = null }: KeyOption = {},
): Promise<BookedCount> =>
  answerOnce(deps, { userId, idempotencyKey, request: ['count', count] }, async tx => {
    const { note, lines } = count
    const batchId = deps.newId()
    const ids = [...new Set(lines.map(({ productId }) => productId))]
    const products = await lockProducts(tx, ids)
    const known = Map.groupBy(await shelvesToCount(tx, ids), ({ productId }) => productId)
    const counted = linesByProduct(lines, products, ({ counted }) => counted > 0)
    const afterCount = counted.map(([{ id, stock }, placed]) => ({
      id,
      current: stock,
      wanted: placed.map(({ line, place }) => shelfAfter(stock, line, place)),
    }))
    refuseImpossible(counted, known)
    const cause = { kind: 'counted', note, userId, orderId: null, at: deps.clock() } as const
    for (const { id, current, wanted } of afterCount) {
      // A place without a shelf gets none for the sake of no pieces.
      const written = wanted.filter(shelf => shelf.quantity > 0 || hasShelf(current, shelf))
      await setShelves(tx, deps, id, { current, wanted: written }, cause)
    }
    const after = await findMany(tx, ids)
    for (const [before] of counted) {
      const change = {
        userId,
        batchId,
        action: 'counted' as const,
        before,
        after: after.get(before.id) ?? before,
      }
      await recordProductChange(tx, deps, change)
    }
    const differences = lines.map(line => line.counted - line.shouldBe).filter(pieces => pieces !== 0)
    return {
      changeId: differences.length > 0 ? batchId : null,
      differing: differences.length,
      pieces: differences.reduce((sum, pieces) => sum + pieces, 0),
    }
  })

type CountedLine = CountedStock['lines'][number]
type ByProduct = readonly [Product, PlacedLine<CountedLine>[]][]

const shelfAfter = (stock: readonly Shelf[], { counted, shouldBe }: CountedLine, place: Place): Shelf => ({
  ...place,
  quantity: piecesOn(stock, place) + counted - shouldBe,
})

/** Names every line that cannot be booked at once, so that they are counted again together. */
function refuseImpossible(lines: ByProduct, known: ReadonlyMap<string, readonly ShelfToCountRow[]>): void {
  const refusals = lines.flatMap(([product, placed]) =>
    placed.flatMap(({ line, place, nth }, row) => {
      const name = [product.title, placeWords(place)].filter(Boolean).join(', ')
      const refuse = (field: 'counted' | 'version', message: string) => [
        [`lines.${nth}.${field}`, message] as const,
      ]
      if (placed.slice(0, row).some(earlier => samePlace(earlier.place, place)))
        throw new ShopError('invalid', `${name} is named twice.`, {
          [`lines.${nth}.size`]: 'It is named twice. Add the numbers up.',
        })
      const { version = '' } = known.get(product.id)?.find(shelf => samePlace(shelf, place)) ?? {}
      if (line.version !== version)
        return refuse('version', `${name} was counted, received or set since you counted it. Count it again.`)
      const { quantity } = shelfAfter(product.stock, line, place)
      return quantity < 0 ? refuse('counted', `${name}: ${shortOf(-quantity)}`) : []
    }),
  )
  const [first] = refusals
  if (first) throw new ShopError('stock_changed', first[1], Object.fromEntries(refusals))
}

const shortOf = (pieces: number) =>
  `orders need ${pieces} more ${pieces === 1 ? 'piece' : 'pieces'} than were counted. Change or cancel one first, or leave this row out.`
