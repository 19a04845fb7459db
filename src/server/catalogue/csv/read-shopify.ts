import { categoryInWords } from './category-in-words.ts'
import { htmlToText } from './html-to-text.ts'
import type { ImportItem, Problem, Said } from './import-item.ts'
import { readAmount } from './read-values.ts'
import type { ShopifyCell, ShopifyRow } from './shopify-columns.ts'
import { piecesByShelf, readOptions } from './shopify-variants.ts'

/**
 * A product from the rows of Shopify's product CSV that share a handle: its variants become colours, sizes and stock by
 * shelf, its HTML plain text. Our category is told from type, product category and tags.
 */
export function readShopifyProduct(handle: string, rows: readonly ShopifyRow[]): ImportItem {
  const problems: Problem[] = []
  const first = rows[0]
  const firstRow = first?.row ?? 0
  const note = (row: number, column: string, message: string) => {
    problems.push({ row, column, message })
  }
  const said = (name: ShopifyCell) => rows.find(({ cell }) => cell(name))?.cell(name) ?? ''
  const pictures = readPictures(rows)
  const options = readOptions(rows, note)
  const form: Said = {
    title: said('Title'),
    description: htmlToText(said('Body (HTML)')),
    category: readCategory(said, message => note(firstRow, 'Type', message)),
    ...readPrices(rows, note),
    product_images: pictures.map(({ url }) => url),
    alts: Object.fromEntries(pictures.map(({ url, alt }) => [url, alt])),
    ...options,
    ...readStatus(said, message => note(firstRow, 'Status', message)),
  }
  const stock = piecesByShelf(rows)
  return {
    row: firstRow,
    id: '',
    slug: handle.toLowerCase(),
    said: stock ? { ...form, stock } : form,
    placeOf: ([field, index]) => ({
      row: (field === 'product_images' && pictures[Number(index)]?.row) || firstRow,
      column: columnOf[String(field)] ?? String(field),
    }),
    problems,
  }
}

type SaidOf = (name: ShopifyCell) => string
type Note = (row: number, column: string, message: string) => void

function readCategory(said: SaidOf, note: (message: string) => void): string {
  const texts = [said('Type'), said('Product Category'), said('Tags')]
  const category = categoryInWords(texts)
  if (category) return category
  const words = texts.filter(Boolean).join('; ').slice(0, 80)
  note(
    `The shop cannot tell its category from "${words}". Write whom it is for and its kind into Type, for example "Women Printed Kurta".`,
  )
  // Told already; the form asks for one.
  return 'w-printed-kurta'
}

/** One price for all variants, which is all a product of the shop has. */
function readPrices(rows: readonly ShopifyRow[], note: Note): Said {
  const only = (column: 'Variant Price' | 'Variant Compare At Price') => {
    const told = rows
      .filter(({ cell }) => cell(column))
      .map(({ row, cell }) => ({
        row,
        amount: readAmount(cell(column) ?? '', words => note(row, column, words)),
      }))
    for (const { row, amount } of told)
      if (amount !== told[0]?.amount)
        note(
          row,
          column,
          `A product has one price here; another of its rows says ${told[0]?.amount.toFixed(2)}.`,
        )
    return told[0]?.amount
  }
  const price = only('Variant Price') ?? 0
  return { price, displayPrice: only('Variant Compare At Price') || null }
}

function readPictures(rows: readonly ShopifyRow[]) {
  const pictures = rows.flatMap(({ row, cell }, index) => {
    const url = cell('Image Src') ?? ''
    const position = Number(cell('Image Position') || index + 1)
    return url ? [{ row, url, alt: cell('Image Alt Text') ?? '', position }] : []
  })
  const sorted = pictures.toSorted((a, b) => a.position - b.position)
  return sorted.filter(({ url }, index) => sorted.findIndex(other => other.url === url) === index)
}

/** What Shopify keeps archived, or off the shop, is a draft here. */
function readStatus(said: SaidOf, note: (message: string) => void): Said {
  const status = said('Status').toLowerCase()
  if (!['', 'active', 'draft', 'archived', 'unlisted'].includes(status))
    note('Use active, draft or archived.')
  const isHidden = /^(draft|archived|unlisted)$/.test(status) || /^false$/i.test(said('Published'))
  return { status: isHidden ? 'draft' : 'published', publishAt: null }
}

const columnOf: Record<string, string> = {
  title: 'Title',
  category: 'Type',
  description: 'Body (HTML)',
  price: 'Variant Price',
  displayPrice: 'Variant Compare At Price',
  product_images: 'Image Src',
  alts: 'Image Alt Text',
  Color: 'Option1 Value',
  Size: 'Option1 Value',
  Material: 'Option1 Value',
  Length: 'Option1 Value',
  stock: 'Variant Inventory Qty',
}
