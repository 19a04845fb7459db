import { z } from 'zod'
import { toPlace } from '../../../../contract/catalogue/places.ts'
import type { ReceivedGoods } from '../../../../contract/catalogue/receiving.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { toAmount, toCents } from '../../../../contract/money.ts'
import { parseAmount, parseCount } from '../../../../contract/typed-numbers.ts'
import type { KeptKind } from '../scans/kept-pieces.tsx'
import { type TypedProduct, wrongCellsOf } from '../scans/typed-pieces.ts'
import { keysOfCell } from '../stock/cell-key.ts'

/** What came of a product, as typed, and what each piece cost. */
export type DraftProduct = TypedProduct & { cost: string }

export const beginProduct = (product: StaffProduct): DraftProduct => ({ product, pieces: {}, cost: '' })

export type GoodsDraft = { supplier: string; document: string; products: readonly DraftProduct[] }

export const emptyGoods: GoodsDraft = { supplier: '', document: '', products: [] }

const text = z.string()

/** How a delivery is kept that was not booked. */
export const keptGoods: KeptKind<GoodsDraft> = {
  name: 'receive',
  schema: z.object({
    supplier: text,
    document: text,
    products: z.array(z.object({ id: text, pieces: z.record(text, text), cost: text })),
  }),
  empty: emptyGoods,
}

export const isEmpty = ({ supplier, document, products }: GoodsDraft): boolean =>
  supplier.trim() === '' && document.trim() === '' && products.length === 0

export const withCost = (
  products: GoodsDraft['products'],
  id: string,
  cost: string,
): GoodsDraft['products'] => products.map(each => (each.product._id === id ? { ...each, cost } : each))

/** The cells in which no number of pieces is typed, and the products whose cost is no amount, by their ids. */
export function wrongFields({ products }: GoodsDraft) {
  const wrongCells = new Map(products.map(each => [each.product._id, wrongCellsOf(each)]))
  const wrongCosts = products.flatMap(({ product, cost }) =>
    Number.isNaN(parseAmount(cost)) ? [product._id] : [],
  )
  const isWrong = wrongCosts.length > 0 || [...wrongCells.values()].some(cells => cells.length > 0)
  return { wrongCells, wrongCosts, isWrong }
}

/** The lines of what is typed: only places to which pieces came. */
export const linesOf = ({ products }: GoodsDraft): ReceivedGoods['lines'] =>
  products.flatMap(({ product, pieces, cost: typedCost }) =>
    Object.entries(pieces).flatMap(([cell, typed]) => {
      const place = toPlace(keysOfCell(cell))
      const [count, cost] = [parseCount(typed) || 0, parseAmount(typedCost)]
      return count === 0
        ? []
        : [{ productId: product._id, ...place, pieces: count, ...(cost !== null && { cost }) }]
    }),
  )

/** How many pieces are typed and what they cost, as far as that is typed too. */
export function totalsOf(draft: GoodsDraft): { pieces: number; cost: number } {
  const lines = linesOf(draft)
  const cents = (cost: number | null | undefined) => toCents(Number.isFinite(cost) ? Number(cost) : 0)
  return {
    pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0),
    cost: toAmount(lines.reduce((sum, { pieces, cost }) => sum + pieces * cents(cost), 0)),
  }
}
