import { z } from 'zod'
import type { CountedStock } from '../../../../contract/catalogue/counting.ts'
import { placeName, toPlace } from '../../../../contract/catalogue/places.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { parseCount } from '../../../../contract/typed-numbers.ts'
import type { KeptKind } from '../scans/kept-pieces.tsx'
import { wrongCellsOf } from '../scans/typed-pieces.ts'
import { keysOfCell } from '../stock/cell-key.ts'
import { type CountedProduct, Known } from './known-pieces.ts'

export type CountDraft = {
  note: string
  /** Whether pieces of orders that are not packed lie apart, where nobody counts them. */
  ordersApart: boolean
  products: readonly CountedProduct[]
}

export const emptyCount: CountDraft = { note: '', ordersApart: false, products: [] }

const text = z.string()

/** How a count is kept that was not booked. */
export const keptCount: KeptKind<CountDraft> = {
  name: 'count',
  schema: z.object({
    note: text,
    ordersApart: z.boolean(),
    products: z.array(
      z.object({
        id: text,
        pieces: z.record(text, text),
        known: z.record(text, Known),
        refused: z.record(text, text),
      }),
    ),
  }),
  empty: emptyCount,
}

export const isEmpty = ({ note, products }: CountDraft): boolean =>
  note.trim() === '' && products.length === 0

export const beginCount = (product: StaffProduct): CountedProduct => ({
  product,
  pieces: {},
  known: {},
  refused: {},
})

type Row = CountedStock['lines'][number] & { cell: string; title: string; place: string }

/** What was counted, a row for each cell with a number of which the shop has said what should be there. */
export const rowsOf = ({ products, ordersApart }: CountDraft): Row[] =>
  products.flatMap(({ product, pieces, known }) =>
    Object.entries(pieces).flatMap(([cell, typed]) => {
      const counted = parseCount(typed)
      const shelf = known[cell]
      if (counted === null || Number.isNaN(counted) || !shelf) return []
      const place = toPlace(keysOfCell(cell))
      return {
        ...place,
        cell,
        title: product.title,
        place: placeName(place),
        productId: product._id,
        counted,
        shouldBe: shouldBeOf(shelf, ordersApart),
        version: shelf.version,
      }
    }),
  )

const shouldBeOf = ({ quantity, waiting }: Known, ordersApart: boolean) =>
  quantity + (ordersApart ? 0 : waiting)

/** How many were counted, how many rows have more or fewer than they should, and by how many pieces in all. */
export function sumOf(rows: readonly Row[]) {
  const differences = rows.map(({ counted, shouldBe }) => counted - shouldBe)
  return {
    counted: rows.reduce((sum, row) => sum + row.counted, 0),
    differing: differences.filter(difference => difference !== 0).length,
    pieces: differences.reduce((sum, difference) => sum + difference, 0),
  }
}

/** What is shown in a cell: the number, and what should be there where it is another. */
export function cellOf(
  { pieces, known, refused, ...typed }: CountedProduct,
  ordersApart: boolean,
): (cell: string) => { value: string; placeholder: string; error?: string; note?: string } {
  const wrong = wrongCellsOf({ ...typed, pieces })
  return cell => {
    const value = pieces[cell] ?? ''
    const error = wrong.includes(cell) ? 'Use a whole number.' : refused[cell]
    const shelf = known[cell]
    const counted = parseCount(value)
    const shouldBe = shelf && shouldBeOf(shelf, ordersApart)
    const differs = shouldBe !== undefined && counted !== null && counted !== shouldBe
    return {
      value,
      placeholder: '',
      ...(error && { error }),
      ...(differs && !error && { note: `should be ${shouldBe}` }),
    }
  }
}

/** The draft after the shop refused it: what has to be counted again is empty, with the reason beside it. */
export function withRefused(
  draft: CountDraft,
  rows: readonly Row[],
  fields: Readonly<Record<string, string>>,
): CountDraft {
  const again = rows.flatMap((row, nth) => {
    const [outdated, short] = [fields[`lines.${nth}.version`], fields[`lines.${nth}.counted`]]
    if (outdated) return [{ ...row, isOutdated: true, why: `Count again: you had ${row.counted}.` }]
    return short ? [{ ...row, isOutdated: false, why: 'Orders need more than that.' }] : []
  })
  return {
    ...draft,
    products: draft.products.map(each => {
      // What was typed since is another count.
      const of = again.filter(
        ({ productId, cell, counted }) =>
          productId === each.product._id && parseCount(each.pieces[cell] ?? '') === counted,
      )
      if (of.length === 0) return each
      const emptied = of.filter(({ isOutdated }) => isOutdated).map(({ cell }) => cell)
      const left = <T>(cells: Readonly<Record<string, T>>) =>
        Object.fromEntries(Object.entries(cells).filter(([cell]) => !emptied.includes(cell)))
      return {
        ...each,
        pieces: left(each.pieces),
        known: left(each.known),
        refused: Object.fromEntries(of.map(({ cell, why }) => [cell, why])),
      }
    }),
  }
}
