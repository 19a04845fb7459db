import type { CategoryCode } from '../../../contract/categories.ts'
import { type CsvTable, notACsv } from './csv-table.ts'
import type { FileError, FileProduct } from './file-product.ts'
import { readShopifyProduct } from './read-shopify.ts'
import { readZariRow, unknownHeadings } from './read-zari.ts'
import { byHandle, isShopify } from './shopify-columns.ts'

export type ProductFile = {
  format: 'zari' | 'shopify'
  rows: number
  products: FileProduct[]
  errors: FileError[]
}

/**
 * The products a table tells of, in either format; `category` is for those of which Shopify's does not tell it. Throws
 * `not_a_csv` when its heading is of neither.
 */
export function readFile(sheet: CsvTable, category: CategoryCode | ''): ProductFile {
  if (isShopify(sheet)) return readShopify(sheet, category)
  if (!['id', 'slug', 'title'].some(heading => sheet.headings.includes(heading)))
    throw notACsv(
      'The first row must name the columns: Title, Category, Price and so on, or Shopify’s columns.',
    )
  const rows = sheet.rows.length
  const problems = [...sheet.errors, ...unknownHeadings(sheet)]
  return { format: 'zari', rows, products: sheet.rows.map(readZariRow), errors: problems }
}

function readShopify(sheet: CsvTable, category: CategoryCode | ''): ProductFile {
  const groups = byHandle(sheet)
  const lost = groups.get('') ?? []
  groups.delete('')
  const message = 'Every row needs the handle of its product.'
  return {
    format: 'shopify',
    rows: sheet.rows.length,
    products: [...groups].map(([handle, rows]) => readShopifyProduct(handle, rows, category)),
    errors: [...sheet.errors, ...lost.map(({ row }) => ({ row, column: 'Handle', message }))],
  }
}
