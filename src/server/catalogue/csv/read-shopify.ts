import { type CategoryCode, categoryOf } from '../../../contract/categories.ts'
import type { FileError, FileFields, FileNotes, FileProduct } from './file-product.ts'
import { guessCategory } from './guess-category.ts'
import { htmlToText } from './html-to-text.ts'
import type { ShopifyCell, ShopifyRow } from './shopify-columns.ts'
import { readPrices } from './shopify-prices.ts'
import { otherOptions, piecesByShelf, readOptions } from './shopify-variants.ts'

/**
 * A product from the rows of Shopify's product CSV that share a handle: its variants become colours, sizes and stock by
 * shelf, its HTML plain text. Our category is told from type, product category and tags, else it is `category`.
 */
export function readShopifyProduct(
  handle: string,
  rows: readonly ShopifyRow[],
  category: CategoryCode | '',
): FileProduct {
  const [problems, warnings]: [FileError[], FileError[]] = [[], []]
  const first = rows[0]
  const firstRow = first?.row ?? 0
  const note = (row: number, column: string, message: string) => {
    problems.push({ row, column, message })
  }
  const warn = (row: number, column: string, message: string) => {
    warnings.push({ row, column, message })
  }
  const said = (name: ShopifyCell) => rows.find(({ cell }) => cell(name))?.cell(name) ?? ''
  const pictures = readPictures(rows)
  const form: FileFields = {
    title: said('Title'),
    description: [htmlToText(said('Body (HTML)')), ...otherOptions(rows, warn)].filter(Boolean).join('\n\n'),
    category: readCategory(said, category, { row: firstRow, addError: note, addWarning: warn }),
    ...readPrices(rows, { addError: note, addWarning: warn }),
    product_images: pictures.map(({ url }) => url),
    alts: Object.fromEntries(pictures.map(({ url, alt }) => [url, alt])),
    ...readOptions(rows),
    ...readStatus(said, message => note(firstRow, 'Status', message)),
  }
  const stock = piecesByShelf(rows)
  return {
    row: firstRow,
    id: '',
    slug: handle.toLowerCase(),
    fields: stock ? { ...form, stock } : form,
    placeOf: ([field, index]) => ({
      row: (field === 'product_images' && pictures[Number(index)]?.row) || firstRow,
      column: columnOf[String(field)] ?? String(field),
    }),
    errors: problems,
    warnings,
  }
}

type SaidOf = (name: ShopifyCell) => string

const zoneNames = { women: "Women's", kids: "Kids'" }

function readCategory(
  said: SaidOf,
  fallback: CategoryCode | '',
  { row, addError: note, addWarning: warn }: FileNotes & { row: number },
): string {
  const texts = [said('Type'), said('Product Category'), said('Tags')]
  const category = guessCategory(texts)
  if (category) return category
  const words = texts.filter(Boolean).join('; ').slice(0, 80)
  const untold = `We cannot tell its category from "${words}"`
  if (fallback) {
    const { zone = 'women', name = fallback } = categoryOf(fallback) ?? {}
    warn(row, 'Type', `${untold}, so it goes to ${zoneNames[zone]} ${name}.`)
    return fallback
  }
  note(row, 'Type', `${untold}. Say in Type who it is for and what it is, for example "Women Printed Kurta".`)
  // Told already; the form asks for one.
  return 'w-printed-kurta'
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
function readStatus(said: SaidOf, note: (message: string) => void): FileFields {
  const status = said('Status').toLowerCase()
  if (!['', 'active', 'draft', 'archived', 'unlisted'].includes(status))
    note('Use active, draft or archived.')
  const isHidden = /^(draft|archived|unlisted)$/.test(status) || /^false$/i.test(said('Published'))
  return { status: isHidden ? 'draft' : 'published', publishAt: null }
}

const columnOf: Record<string, string> = {
  slug: 'Handle',
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
