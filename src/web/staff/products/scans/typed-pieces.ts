import { paddedBarcode } from '../../../../contract/catalogue/barcode.ts'
import { type Place, placeKey, placeName } from '../../../../contract/catalogue/places.ts'
import { maxPieces } from '../../../../contract/catalogue/shelves.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { parseCount } from '../../../../contract/typed-numbers.ts'

/** A product with the numbers of pieces that are typed or scanned, by cell of its grid. */
export type TypedProduct = { product: StaffProduct; pieces: Record<string, string> }

/** The products with another one at the top, or as they are if it is among them. */
export const withProduct = <P extends TypedProduct>(products: readonly P[], added: P): readonly P[] =>
  products.some(({ product }) => product._id === added.product._id) ? products : [added, ...products]

export const withoutProduct = <P extends TypedProduct>(products: readonly P[], id: string): readonly P[] =>
  products.filter(({ product }) => product._id !== id)

/** The products with numbers typed into cells of one. */
export const withPieces = <P extends TypedProduct>(
  products: readonly P[],
  id: string,
  changes: TypedProduct['pieces'],
): readonly P[] =>
  products.map(each => (each.product._id === id ? { ...each, pieces: { ...each.pieces, ...changes } } : each))

/** Pieces of a place, as when its code is scanned once more. What is no number stays, to be mended by hand. */
export function withMore<P extends TypedProduct>(
  products: readonly P[],
  added: P,
  { place, count }: { place: Place; count: number },
): readonly P[] {
  const cell = placeKey(place)
  return withProduct(products, added).map(each => {
    const typed = parseCount(each.pieces[cell] ?? '') ?? 0
    if (each.product._id !== added.product._id || Number.isNaN(typed)) return each
    return { ...each, pieces: { ...each.pieces, [cell]: String(typed + count) } }
  })
}

/** What the last scan came to: "Kurta, Rose, M: 3". */
export function scannedText(
  products: readonly TypedProduct[],
  { product, place }: { product: StaffProduct; place: Place },
): string {
  const name = [product.title, placeName(place)].filter(Boolean).join(', ')
  const typed = products.find(each => each.product._id === product._id)?.pieces
  const count = parseCount(typed?.[placeKey(place)] ?? '')
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

/** The cells of a product in which something else than a number of pieces is typed, as when a scanner types a code there. */
export const wrongCellsOf = ({ pieces }: TypedProduct): string[] =>
  Object.entries(pieces).flatMap(([cell, typed]) => ((parseCount(typed) ?? 0) <= maxPieces ? [] : [cell]))
