import type { FileNotes } from '../file-product.ts'
import type { ShopifyCell, ShopifyRow } from './shopify-columns.ts'
import { lostChoices } from './shopify-options.ts'
import { isPieces } from './shopify-variants.ts'

/** What a product has once, in whichever of its rows. */
const once: ShopifyCell[] = [
  ...(['Title', 'Body (HTML)', 'Type', 'Product Category', 'Tags'] as const),
  ...(['SEO Title', 'SEO Description', 'Published', 'Status'] as const),
  ...(['Option1 Name', 'Option2 Name', 'Option3 Name'] as const),
]

/** What says something only beside another cell. */
const besides: readonly (readonly [column: ShopifyCell, beside: ShopifyCell])[] = [
  ['Image Alt Text', 'Image Src'],
  ['Image Position', 'Image Src'],
  ['Variant Compare At Price', 'Variant Price'],
]

type Cell = ShopifyRow['cell']

/** What is read only when it is written so. */
const readable: readonly (readonly [column: ShopifyCell, isRead: (cell: Cell) => boolean, what: string])[] = [
  ['Variant Inventory Qty', isPieces, 'a whole number of pieces'],
  ['Image Position', cell => positionIn(cell) !== undefined, 'a number'],
  ['Published', cell => /^(true|false)$/i.test(cell('Published') ?? ''), 'true or false'],
]

/** The place of a row's picture among the product's. */
export function positionIn(cell: Cell): number | undefined {
  const text = cell('Image Position') ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

/** Warns of cells in columns that are read, but of which the product has no use. */
export function warnOfLostCells(rows: readonly ShopifyRow[], addWarning: FileNotes['addWarning']): void {
  const shortly = (row: ShopifyRow, column: ShopifyCell) => `"${row.cell(column)?.slice(0, 40)}"`
  for (const column of once) {
    const [first, ...others] = rows.filter(({ cell }) => cell(column))
    const other = others.find(({ cell }) => cell(column) !== first?.cell(column))
    if (other)
      addWarning(other.row, column, `A product has one ${column}: that of row ${first?.row} is kept.`)
  }
  for (const [column, beside] of besides) {
    const lost = rows.find(({ cell }) => cell(column) && !cell(beside))
    if (lost) addWarning(lost.row, column, `There is no ${beside} beside it, so it is left out.`)
  }
  for (const [column, isRead, what] of readable) {
    const lost = rows.find(({ cell }) => cell(column) && !isRead(cell))
    if (lost) addWarning(lost.row, column, `${shortly(lost, column)} is not ${what} and is left out.`)
  }
  for (const { row, column } of lostChoices(rows))
    addWarning(row.row, column, `${shortly(row, column)} belongs to no named option and is left out.`)
}
