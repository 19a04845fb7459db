import { type CsvTable, notACsv } from './csv-table.ts'
import type { FileNote, FileProduct, FileShop } from './file-product.ts'
import { readZariRow, unknownHeadings } from './read-zari.ts'
import { readShopifyProduct } from './shopify/read-shopify.ts'
import { byHandle, isShopify } from './shopify/shopify-columns.ts'

export type ProductFile = {
  format: 'zari' | 'shopify'
  rows: number
  products: FileProduct[]
  errors: FileNote[]
}

/**
 * Reads the products of a table in either format.
 * @throws not_a_csv when the heading is of neither format
 */
export function readFile(table: CsvTable, shop: FileShop): ProductFile {
  if (isShopify(table)) return readShopify(table, shop)
  if (!['id', 'slug', 'title'].some(heading => table.headings.includes(heading)))
    throw notACsv(
      'The first row must name the columns: Title, Category, Price and so on, or Shopify’s columns.',
    )
  return {
    format: 'zari',
    rows: table.rows.length,
    products: table.rows.map(row => readZariRow(row, shop)),
    errors: [...table.errors, ...unknownHeadings(table)],
  }
}

function readShopify(table: CsvTable, shop: FileShop): ProductFile {
  const groups = byHandle(table)
  const withoutHandle = groups.get('') ?? []
  groups.delete('')
  const message = 'Every row needs the handle of its product.'
  return {
    format: 'shopify',
    rows: table.rows.length,
    products: [...groups].map(([handle, rows]) => readShopifyProduct(handle, rows, shop)),
    errors: [...table.errors, ...withoutHandle.map(({ row }) => ({ row, column: 'Handle', message }))],
  }
}
