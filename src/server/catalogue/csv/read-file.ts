import type { CategoryCode } from '../../../contract/categories.ts'
import { notACsv, type Sheet } from './csv-table.ts'
import type { ImportItem, Problem } from './file-product.ts'
import { readShopifyProduct } from './read-shopify.ts'
import { readZariRow, strangeHeadings } from './read-zari.ts'
import { byHandle, isShopify } from './shopify-columns.ts'

export type ReadFile = { format: 'zari' | 'shopify'; rows: number; items: ImportItem[]; problems: Problem[] }

/**
 * The products a table tells of, in either format; `category` is for those of which Shopify's does not tell it. Throws
 * `not_a_csv` when its heading is of neither.
 */
export function readItems(sheet: Sheet, category: CategoryCode | ''): ReadFile {
  if (isShopify(sheet)) return readShopify(sheet, category)
  if (!['id', 'slug', 'title'].some(heading => sheet.headings.includes(heading)))
    throw notACsv(
      'The first row must name the columns: Title, Category, Price and so on, or those of Shopify.',
    )
  const rows = sheet.rows.length
  const problems = [...sheet.problems, ...strangeHeadings(sheet)]
  return { format: 'zari', rows, items: sheet.rows.map(readZariRow), problems }
}

function readShopify(sheet: Sheet, category: CategoryCode | ''): ReadFile {
  const groups = byHandle(sheet)
  const lost = groups.get('') ?? []
  groups.delete('')
  const message = 'Every row needs the handle of its product.'
  return {
    format: 'shopify',
    rows: sheet.rows.length,
    items: [...groups].map(([handle, rows]) => readShopifyProduct(handle, rows, category)),
    problems: [...sheet.problems, ...lost.map(({ row }) => ({ row, column: 'Handle', message }))],
  }
}
