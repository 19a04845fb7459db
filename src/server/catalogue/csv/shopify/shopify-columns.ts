import type { FileNote } from '../file-product.ts'
import type { FileRow, FileTable } from '../tables/file-table.ts'

/** The columns that are read, each with the names that older and newer exports of Shopify give it. */
const names = {
  Handle: ['handle', 'url handle'],
  Title: ['title'],
  'Body (HTML)': ['body (html)', 'description'],
  Type: ['type'],
  'Product Category': ['product category'],
  Tags: ['tags'],
  'SEO Title': ['seo title'],
  'SEO Description': ['seo description'],
  Published: ['published', 'published on online store'],
  Status: ['status'],
  'Option1 Name': ['option1 name'],
  'Option1 Value': ['option1 value'],
  'Option2 Name': ['option2 name'],
  'Option2 Value': ['option2 value'],
  'Option3 Name': ['option3 name'],
  'Option3 Value': ['option3 value'],
  'Variant SKU': ['variant sku', 'sku'],
  'Variant Barcode': ['variant barcode', 'barcode'],
  'Cost per item': ['cost per item'],
  'Variant Price': ['variant price', 'price'],
  'Variant Compare At Price': ['variant compare at price', 'compare-at price'],
  'Variant Inventory Qty': ['variant inventory qty', 'inventory quantity'],
  'Variant Image': ['variant image', 'variant image url'],
  'Image Src': ['image src', 'product image url'],
  'Image Position': ['image position'],
  'Image Alt Text': ['image alt text'],
} as const

export type ShopifyCell = keyof typeof names

/** The columns that are read, under their older names. */
export const shopifyColumns = Object.keys(names)

export type ShopifyRow = { row: number; cell: (name: ShopifyCell) => string | undefined }

/** Whether a table is Shopify's product CSV, by its heading. */
export const isShopify = ({ headings }: FileTable): boolean =>
  names.Handle.some(heading => headings.includes(heading)) && headings.includes('title')

/** The rows by handle, in the order of the file; rows without a handle are under ''. */
export function byHandle({ rows }: FileTable): Map<string, ShopifyRow[]> {
  const named = rows.map(
    ({ row, cell }: FileRow): ShopifyRow => ({
      row,
      cell: name => names[name].map(heading => cell(heading)).find(text => text !== undefined),
    }),
  )
  return Map.groupBy(named, ({ cell }) => cell('Handle') ?? '')
}

const maxNamed = 12

/** A warning of the columns with something in them that the shop has no place for. */
export function unreadColumns({ written, headings, rows }: FileTable): FileNote[] {
  const read = Object.values(names).map(each => each.find(heading => headings.includes(heading)))
  const isRead = (heading: string) => read.some(each => each === heading.toLowerCase())
  const unread = written.filter(
    heading => heading && !isRead(heading) && rows.some(({ cell }) => cell(heading)),
  )
  const [column, ...others] = unread
  if (column === undefined) return []
  const more = unread.length > maxNamed ? ` and ${unread.length - maxNamed} more` : ''
  const listed = `${unread.slice(0, maxNamed).join(', ')}${more}`
  const they = others.length > 0 ? 'these columns, so they are' : 'this column, so it is'
  return [{ row: 1, column, message: `The shop has no place for ${they} left out: ${listed}.` }]
}
