import type { FileContext, FileNote, FileProduct, FileShop } from './file-product.ts'
import { readZariRow, unknownHeadings } from './read-zari.ts'
import { readShopifyProduct } from './shopify/read-shopify.ts'
import { byHandle, isShopify, unreadColumns } from './shopify/shopify-columns.ts'
import { type FileTable, notACsv } from './tables/file-table.ts'

export type ProductFile = {
  format: 'zari' | 'shopify'
  rows: number
  products: FileProduct[]
  errors: FileNote[]
  warnings: FileNote[]
}

const refuseFormat = (whose: string) =>
  notACsv(
    `The shop cannot read ${whose}: bring one of Shopify, or one with the columns that an export here has.`,
  )

/** Headings that only files of these have together. */
const formats: [name: string, ...headings: string[]][] = [
  ['WooCommerce', 'sku', 'regular price'],
  ['Google', 'image_link', 'availability'],
  ['Google', 'image link', 'availability'],
  ['Etsy', 'currency_code', 'quantity'],
]

/** Whose format a table is in, of those that the shop knows and does not read; null for any other. */
const foreignFormat = ({ headings }: Pick<FileTable, 'headings'>): string | null =>
  formats.find(([, ...each]) => each.every(heading => headings.includes(heading)))?.[0] ?? null

/** So many unknown headings are no slips of the pen. */
const maxSlips = 5

/**
 * Reads the products of a table in either format.
 * @throws not_a_csv when the heading is of neither format
 */
export function readFile(table: FileTable, about: FileShop): ProductFile {
  const shop = { ...about, hasDecimalCommas: table.hasDecimalCommas }
  const foreign = foreignFormat(table)
  if (foreign) throw refuseFormat(`files of ${foreign}`)
  if (isShopify(table)) return readShopify(table, shop)
  const unknown = unknownHeadings(table)
  if (unknown.length > maxSlips && unknown.length * 2 > table.written.length)
    throw refuseFormat('files with columns like these')
  if (!['id', 'slug', 'title'].some(heading => table.headings.includes(heading)))
    throw notACsv(
      'The first row must name the columns: Title, Category, Price and so on, or Shopify’s columns.',
    )
  return {
    format: 'zari',
    rows: table.rows.length,
    products: table.rows.map(row => readZariRow(row, shop)),
    errors: [...table.errors, ...unknown],
    warnings: table.warnings,
  }
}

function readShopify(table: FileTable, shop: FileContext): ProductFile {
  const groups = byHandle(table)
  const withoutHandle = groups.get('') ?? []
  groups.delete('')
  const message = 'Every row needs the handle of its product.'
  return {
    format: 'shopify',
    rows: table.rows.length,
    products: [...groups].map(([handle, rows]) => readShopifyProduct(handle, rows, shop)),
    errors: [...table.errors, ...withoutHandle.map(({ row }) => ({ row, column: 'Handle', message }))],
    warnings: [...table.warnings, ...unreadColumns(table)],
  }
}
