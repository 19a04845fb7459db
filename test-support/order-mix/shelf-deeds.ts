import type { Deed } from './deed.ts'
import { nthProduct, optionsOf, placeOf, type Round } from './round.ts'

/** Notes pieces that came beside what orders do. */
function noteCame({ came }: Round, { productId, size }: { productId: string; size: string }, pieces: number) {
  const place = placeOf(productId, size)
  came.set(place, (came.get(place) ?? 0) + pieces)
}

/** What the staff do to shelves beside orders. */
export const onShelves = {
  receive: async (round, { size, quantity }) => {
    const { _id: productId } = nthProduct(round, quantity)
    const line = { ...optionsOf(round, productId, size), productId, pieces: 1 + (quantity % 2) }
    await round.owner.client.catalogue.receive({ body: { lines: [line], again: true } })
    noteCame(round, line, line.pieces)
  },
  /** By what should be there a moment before, while others order. */
  count: async (round, { size, quantity }) => {
    const { catalogue } = round.owner.client
    const { _id: ids } = nthProduct(round, quantity)
    const { shelves } = await catalogue.countSheet({ query: { ids } })
    const shelf = shelves.find(each => each.size === size)
    if (!shelf) throw new Error('The sheet lacks a size')
    const { quantity: left, waiting, ...place } = shelf
    const difference = [-1, 0, 1, -2][quantity] ?? 0
    const shouldBe = left + waiting
    const counted = Math.max(0, shouldBe + difference)
    await catalogue.count({ body: { lines: [{ ...place, shouldBe, counted }] } })
    noteCame(round, shelf, counted - shouldBe)
  },
} satisfies Record<string, Deed>
