import { placeKey } from '../../../../contract/catalogue/places.ts'
import { withLatinDigits } from '../../../../contract/typed-numbers.ts'
import type { Shelf } from '../../stock/shelf.ts'
import type { FileDetail, FileNotes } from '../file-product.ts'
import { type AmountStyle, readAmount } from '../read-values.ts'
import type { ShopifyRow } from './shopify-columns.ts'
import { chosenIn, placeIn } from './shopify-options.ts'

/** Whether the shop can count the pieces of a variant. */
export const isPieces = (cell: ShopifyRow['cell']): boolean => /^-?\d+$/.test(piecesIn(cell))

const piecesIn = (cell: ShopifyRow['cell']) => withLatinDigits(cell('Variant Inventory Qty') ?? '')

/**
 * The pieces of all variants by place; undefined where the file has none. Shopify's quantity is negative for
 * oversold variants, which have no pieces here.
 */
export function piecesByShelf(rows: readonly ShopifyRow[]): Shelf[] | undefined {
  const counted = chosenIn(rows).filter(({ row }) => isPieces(row.cell))
  if (counted.length === 0) return undefined
  const shelves = new Map<string, Shelf>()
  for (const { row, chosen } of counted) {
    const place = placeIn(chosen)
    const key = placeKey(place)
    const quantity = Math.max(0, Number(piecesIn(row.cell)))
    shelves.set(key, { ...place, quantity: (shelves.get(key)?.quantity ?? 0) + quantity })
  }
  return [...shelves.values()]
}

/** The SKUs and barcodes of the variants and what each of their pieces cost, by place. */
export const readDetails = (
  rows: readonly ShopifyRow[],
  style: AmountStyle,
  addWarning: FileNotes['addWarning'],
): FileDetail[] =>
  chosenIn(rows).flatMap(({ row: { row, cell }, chosen }) => {
    const place = { row, ...placeIn(chosen) }
    // Shopify puts an apostrophe before a number, so that Excel keeps its zeros.
    const code = (column: 'Variant SKU' | 'Variant Barcode') => (cell(column) ?? '').replace(/^'/, '')
    const [sku, barcode] = [code('Variant SKU'), code('Variant Barcode')]
    const cost = readCost(cell('Cost per item') ?? '', style, message =>
      addWarning(row, 'Cost per item', `${message} It is left out.`),
    )
    return [
      ...(sku === '' ? [] : [{ ...place, kind: 'sku' as const, value: sku }]),
      ...(barcode === '' ? [] : [{ ...place, kind: 'barcode' as const, value: barcode }]),
      ...(cost === null ? [] : [{ ...place, kind: 'cost' as const, value: cost }]),
    ]
  })

function readCost(text: string, style: AmountStyle, addProblem: (message: string) => void): number | null {
  let isRead = text !== ''
  const cost = readAmount(text || '0', style, message => {
    isRead = false
    addProblem(message)
  })
  return isRead ? cost : null
}
