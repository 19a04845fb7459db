import { z } from 'zod'
import type { ShelfToCount } from '../../../../contract/catalogue/counting.ts'
import { placeKey } from '../../../../contract/catalogue/places.ts'
import type { TypedProduct } from '../scans/typed-pieces.ts'

export const Known = z.object({ quantity: z.number(), waiting: z.number(), version: z.string() })

/** What the shop knew of the pieces of a place when they were counted. */
export type Known = z.infer<typeof Known>

/** A product that is counted: what was known of each cell then, and why the shop refused some. */
export type CountedProduct = TypedProduct & {
  known: Readonly<Record<string, Known>>
  refused: Readonly<Record<string, string>>
}

/** The shelves of products that the shop has been asked about, by product id and cell. */
export type Sheet = ReadonlyMap<string, ReadonlyMap<string, Known>>

/** What the shop answered about some products. */
export type SheetPart = { ids: readonly string[]; shelves: readonly ShelfToCount[] }

export const toSheet = (answers: readonly SheetPart[]): Sheet =>
  new Map(
    answers.flatMap(({ ids, shelves }) =>
      ids.map(id => [
        id,
        new Map(
          shelves
            .filter(({ productId }) => productId === id)
            .map(({ quantity, waiting, version, ...place }) => [
              placeKey(place),
              { quantity, waiting, version },
            ]),
        ),
      ]),
    ),
  )

const withoutShelf: Known = { quantity: 0, waiting: 0, version: '' }

/**
 * The products with what the shop knows now of each cell that was counted since `before`, or of which it had not said it yet. Those
 * counted earlier keep what was known then, and so does a number that grows although somebody else changed the pieces meanwhile: the
 * shop asks to count it again.
 */
export function withKnown(
  products: readonly CountedProduct[],
  before: readonly CountedProduct[],
  sheet: Sheet,
): readonly CountedProduct[] {
  const earlier = new Map(before.map(each => [each.product._id, each]))
  return products.map(each => {
    const shelves = sheet.get(each.product._id)
    if (!shelves) return each
    const last = earlier.get(each.product._id)
    const changed = Object.keys(each.pieces).filter(
      cell => !each.known[cell] || each.pieces[cell] !== last?.pieces[cell],
    )
    if (changed.length === 0) return each
    const known = Object.fromEntries(
      changed.map(cell => {
        const [now, then] = [shelves.get(cell) ?? withoutShelf, each.known[cell]]
        const isGrowing = then && last?.pieces[cell]?.trim() && then.version !== now.version
        return [cell, isGrowing ? then : now]
      }),
    )
    const refused = Object.fromEntries(
      Object.entries(each.refused).filter(([cell]) => !changed.includes(cell)),
    )
    return { ...each, known: { ...each.known, ...known }, refused }
  })
}
