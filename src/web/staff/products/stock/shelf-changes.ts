import { commonPlace, placeKey, samePlace } from '../../../../contract/catalogue/places.ts'
import type { QuickEdit, StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { parseStock } from '../../../../contract/typed-numbers.ts'
import type { ApiError } from '../../../api/error.ts'
import { cellsOf, productGridAxes } from './grid-axes.ts'
import { quantityOn } from './quantity-on.ts'

/** Typed counts by cell of the grid. */
export type Typed = Record<string, string>
type Pieces = ReadonlyMap<string, number>
type Row = NonNullable<QuickEdit['stock']>[number] & { key: string }

export const gridAxesOf = ({ stock, Color, Size, third }: StaffProduct) =>
  productGridAxes(stock, {
    colors: Color.map(({ Color: name }) => ({ key: name, name })),
    sizes: Size.map(({ Size: name }) => ({ key: name, name })),
    thirds: third?.values.map(({ value: name }) => ({ key: name, name })) ?? [],
  })

/** Whether all choices share one number. */
export const isOneNumber = ({ stock }: StaffProduct) => stock.every(shelf => samePlace(shelf, commonPlace))

export const hasEdits = (stored: Pieces, typed: Typed) =>
  Object.entries(typed).some(([key, text]) => text !== String(stored.get(key) ?? ''))

export const piecesByCell = ({ stock }: StaffProduct) =>
  new Map(stock.map(shelf => [placeKey(shelf), shelf.quantity]))

/**
 * The shelves with a changed count; for a `count`, all in which a number was typed. The others are not sent, since they may be
 * selling.
 */
export function changedShelves(product: StaffProduct, typed: Typed, isCount = false): Row[] {
  return cellsOf(gridAxesOf(product)).flatMap(({ cell: key, ...place }) => {
    const seen = quantityOn(product, place) ?? 0
    const quantity = typed[key] === undefined ? seen : (parseStock(typed[key], seen) ?? 0)
    const isSaid = quantity !== seen || (isCount && typed[key]?.trim())
    return isSaid ? [{ ...place, quantity, seen, key }] : []
  })
}

export const cellErrors = ({ fields }: ApiError, rows: readonly Row[]) =>
  Object.fromEntries(
    rows.flatMap(({ key }, index) => {
      const message = fields[`stock.${index}.quantity`]
      return message ? [[key, message]] : []
    }),
  )

/** The cells in which no number of pieces was typed. */
export const wrongCells = (stored: Pieces, typed: Typed): string[] =>
  Object.keys(typed).filter(key => Number.isNaN(parseStock(typed[key] ?? '', stored.get(key) ?? 0)))

/** The sum of all shelves, with the typed counts. */
export function totalPieces(stored: Pieces, typed: Typed): number {
  const keys = new Set([...stored.keys(), ...Object.keys(typed)])
  return [...keys].reduce((sum, key) => {
    const [text, held] = [typed[key], stored.get(key) ?? 0]
    return sum + (text === undefined ? held : parseStock(text, held) || 0)
  }, 0)
}
