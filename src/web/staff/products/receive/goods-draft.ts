import { paddedBarcode } from '../../../../contract/catalogue/barcode.ts'
import { type Place, placeKey, placeName, toPlace } from '../../../../contract/catalogue/places.ts'
import type { ReceivedGoods } from '../../../../contract/catalogue/receiving.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { toAmount, toCents } from '../../../../contract/money.ts'
import { parseAmount, parseCount } from '../../../../contract/typed-numbers.ts'
import { keysOfCell } from '../stock/cell-key.ts'

/** What came of a product, as typed: pieces by cell of its grid, and what each cost. */
export type DraftProduct = { product: StaffProduct; pieces: Record<string, string>; cost: string }

export type GoodsDraft = { supplier: string; document: string; products: readonly DraftProduct[] }

export const emptyGoods: GoodsDraft = { supplier: '', document: '', products: [] }

export const isEmpty = ({ supplier, document, products }: GoodsDraft): boolean =>
  supplier.trim() === '' && document.trim() === '' && products.length === 0

/** The draft with a product at its top, or as it is if the product is in it. */
export const withProduct = (draft: GoodsDraft, product: StaffProduct): GoodsDraft =>
  draft.products.some(each => each.product._id === product._id)
    ? draft
    : { ...draft, products: [{ product, pieces: {}, cost: '' }, ...draft.products] }

export const withoutProduct = (draft: GoodsDraft, id: string): GoodsDraft => ({
  ...draft,
  products: draft.products.filter(({ product }) => product._id !== id),
})

export const withChange = (
  draft: GoodsDraft,
  id: string,
  change: Partial<Pick<DraftProduct, 'pieces' | 'cost'>>,
): GoodsDraft => ({
  ...draft,
  products: draft.products.map(each => (each.product._id === id ? { ...each, ...change } : each)),
})

/** One piece more of a place, as when its code is scanned once more. What is no number stays, to be mended by hand. */
export function withOneMore(draft: GoodsDraft, product: StaffProduct, shelf: Place): GoodsDraft {
  const there = withProduct(draft, product)
  const pieces = there.products.find(each => each.product._id === product._id)?.pieces ?? {}
  const cell = placeKey(shelf)
  const count = parseCount(pieces[cell] ?? '') ?? 0
  if (Number.isNaN(count)) return there
  return withChange(there, product._id, { pieces: { ...pieces, [cell]: String(count + 1) } })
}

/** What the last scan came to: "Kurta, Rose, M: 3". */
export function scannedText(
  { products }: GoodsDraft,
  { product, shelf }: { product: StaffProduct; shelf: Place },
): string {
  const name = [product.title, placeName(shelf)].filter(Boolean).join(', ')
  const typed = products.find(each => each.product._id === product._id)?.pieces
  const count = parseCount(typed?.[placeKey(shelf)] ?? '')
  return Number.isNaN(count) ? `Not added, its number is wrong: ${name}` : `${name}: ${count ?? 0}`
}

/** The one shelf that has this SKU, or else this barcode, with its product; null also where several have the barcode. */
export function findByCode(products: readonly StaffProduct[], typed: string) {
  const [sku, barcode] = [typed.trim().toLowerCase(), paddedBarcode(typed)]
  const all = products.flatMap(product => product.stock.map(shelf => ({ product, shelf })))
  const bySku = all.find(({ shelf }) => shelf.sku?.toLowerCase() === sku)
  const [byBarcode, ...others] = all.filter(
    ({ shelf }) => shelf.barcode && paddedBarcode(shelf.barcode) === barcode,
  )
  return bySku ?? (byBarcode && others.length === 0 ? byBarcode : null)
}

/** The cells in which no number of pieces is typed, and the products whose cost is no amount, by their ids. */
export function wrongFields({ products }: GoodsDraft) {
  const wrongCells = new Map(
    products.map(({ product, pieces }) => [
      product._id,
      Object.entries(pieces).flatMap(([cell, typed]) => (Number.isNaN(parseCount(typed)) ? [cell] : [])),
    ]),
  )
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
