import { categoryOf } from '../../../../contract/catalogue/category-groups.ts'
import { productTexts } from '../../../../contract/catalogue/product-texts.ts'
import { foldTag, maxTags } from '../../../../contract/catalogue/tags.ts'
import { maxPicturesPerProduct } from '../../../../contract/pictures.ts'
import type { FileContext, FileFields, FileNote, FileNotes, FileProduct, FileShop } from '../file-product.ts'
import { guessCategory } from '../guess-category.ts'
import { htmlToText } from '../html-to-text.ts'
import { positionIn, warnOfLostCells } from './lost-cells.ts'
import type { ShopifyCell, ShopifyRow } from './shopify-columns.ts'
import { otherOptions, readOptions } from './shopify-options.ts'
import { readPrices } from './shopify-prices.ts'
import { piecesByShelf, readDetails } from './shopify-variants.ts'

/**
 * Reads a product from the rows of Shopify's product CSV that share a handle. Variants become colours, sizes, a third option and stock
 * by shelf, HTML becomes plain text. The category is guessed from type, product category and tags; failing that it is the one chosen.
 */
export function readShopifyProduct(
  handle: string,
  rows: readonly ShopifyRow[],
  shop: FileContext,
): FileProduct {
  const [errors, warnings]: [FileNote[], FileNote[]] = [[], []]
  const first = rows[0]
  const firstRow = first?.row ?? 0
  const addError = (row: number, column: string, message: string) => {
    errors.push({ row, column, message })
  }
  const addWarning = (row: number, column: string, message: string) => {
    warnings.push({ row, column, message })
  }
  const firstCell = (name: ShopifyCell) => rows.find(({ cell }) => cell(name))?.cell(name) ?? ''
  warnOfLostCells(rows, addWarning)
  const options = readOptions(rows)
  const pictures = readPictures(rows, new Set(options.Color.map(({ img }) => img.original)), addWarning)
  const fields: FileFields = {
    title: firstCell('Title'),
    description: [htmlToText(firstCell('Body (HTML)')), ...otherOptions(rows, addWarning)]
      .filter(Boolean)
      .join('\n\n'),
    category: readCategory(firstCell, shop, { row: firstRow, addError, addWarning }),
    ...readPrices(rows, shop, { addError, addWarning }),
    product_images: pictures.map(({ url }) => url),
    alts: Object.fromEntries(pictures.map(({ url, alt }) => [url, alt])),
    ...options,
    ...readTags(firstCell('Tags'), message => addWarning(firstRow, 'Tags', message)),
    ...readSeo(firstCell, (column, message) => addWarning(firstRow, column, message)),
    ...readStatus(firstCell, message => addError(firstRow, 'Status', message)),
  }
  const stock = piecesByShelf(rows)
  return {
    row: firstRow,
    format: 'shopify',
    isFree: fields.price === 0 && firstCell('Variant Price') !== '',
    id: '',
    slug: handle.toLowerCase().normalize('NFC'),
    fields: stock ? { ...fields, stock } : fields,
    shelfDetails: readDetails(rows, shop, addWarning),
    pictureRows: pictures.map(({ row }) => row),
    errors,
    warnings,
  }
}

type FirstCell = (name: ShopifyCell) => string

const groupNames: Record<string, string> = { Women: "Women's", Kids: "Kids'" }

function readCategory(
  firstCell: FirstCell,
  { groups, category: fallback }: FileShop,
  { row, addError, addWarning }: FileNotes & { row: number },
): string {
  const texts = [firstCell('Type'), firstCell('Product Category'), firstCell('Tags')]
  const category = guessCategory(texts, groups)
  if (category) return category
  const text = texts.filter(Boolean).join('; ').slice(0, 80)
  const unknown = `We cannot tell its category from "${text}"`
  if (fallback) {
    const { group, name = fallback } = categoryOf(groups, fallback) ?? {}
    const groupName = group ? `${groupNames[group.name] ?? `${group.name},`} ` : ''
    addWarning(row, 'Type', `${unknown}, so it goes to ${groupName}${name}.`)
    return fallback
  }
  addError(
    row,
    'Type',
    `${unknown}. Say in Type who it is for and what it is, for example "Women Printed Kurta".`,
  )
  // The error is noted; a valid category keeps the form from adding another.
  return groups.flatMap(({ categories }) => categories)[0]?.code ?? ''
}

const maxTagLength = 30

/** A file without tags leaves a product's own. */
function readTags(cell: string, addWarning: (message: string) => void): FileFields {
  const written = [...new Set(cell.split(',').map(foldTag).filter(Boolean))]
  const tags = written.filter(tag => tag.length <= maxTagLength).slice(0, maxTags)
  if (tags.length < written.length)
    addWarning(
      `A product has at most ${maxTags} tags of ${maxTagLength} characters; the others are left out.`,
    )
  return written.length > 0 ? { tags } : {}
}

/** A file without them leaves a product's own. What is too long is left out, so that it does not stop the rest. */
function readSeo(
  firstCell: FirstCell,
  addWarning: (column: ShopifyCell, message: string) => void,
): FileFields {
  const read = (column: ShopifyCell, { max }: { max: number }) => {
    const text = firstCell(column).replace(/\s+/g, ' ').trim()
    if (text.length <= max) return text
    addWarning(column, `It has more than ${max} characters and is left out.`)
    return ''
  }
  const seoTitle = read('SEO Title', productTexts.seoTitle)
  const seoDescription = read('SEO Description', productTexts.seoDescription)
  return { ...(seoTitle && { seoTitle }), ...(seoDescription && { seoDescription }) }
}

/** Those of variants come last, but for the first of a colour, which is its own. */
function readPictures(
  rows: readonly ShopifyRow[],
  ofColours: ReadonlySet<string>,
  addWarning: FileNotes['addWarning'],
) {
  const pictures = rows.flatMap(({ row, cell }, index) => {
    const url = cell('Image Src') ?? ''
    const position = positionIn(cell) ?? index + 1
    return url ? [{ row, url, alt: cell('Image Alt Text') ?? '', position }] : []
  })
  const ofVariants = rows.flatMap(({ row, cell }) => {
    const url = cell('Variant Image') ?? ''
    return url && !ofColours.has(url) ? [{ row, url, alt: '' }] : []
  })
  const sorted = [...pictures.toSorted((a, b) => a.position - b.position), ...ofVariants]
  const seen = new Set<string>()
  const all = sorted.filter(({ url }) => !seen.has(url) && seen.add(url))
  const tooMany = all[maxPicturesPerProduct]
  if (tooMany)
    addWarning(
      tooMany.row,
      'Image Src',
      `A product has at most ${maxPicturesPerProduct} pictures; ${all.length - maxPicturesPerProduct} are left out.`,
    )
  return all.slice(0, maxPicturesPerProduct)
}

/** Products that Shopify has archived or unpublished become drafts. */
function readStatus(firstCell: FirstCell, addError: (message: string) => void): FileFields {
  const status = firstCell('Status').toLowerCase()
  if (!['', 'active', 'draft', 'archived', 'unlisted'].includes(status))
    addError('Use active, draft or archived.')
  const isHidden = /^(draft|archived|unlisted)$/.test(status) || /^false$/i.test(firstCell('Published'))
  return { status: isHidden ? 'draft' : 'published', publishAt: null }
}
