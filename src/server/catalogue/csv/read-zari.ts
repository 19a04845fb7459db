import { mapTexts, productTexts } from '../../../contract/catalogue/product-texts.ts'
import type { Shelf } from '../stock/shelf.ts'
import { splitList } from './cells.ts'
import { columns } from './columns.ts'
import type { FileContext, FileDetail, FileFields, FileNote, FileProduct } from './file-product.ts'
import { guessCategory } from './guess-category.ts'
import { readOptionPrices, readShelves, readThird } from './read-places.ts'
import { type AmountStyle, freeMessage, readAmount, readPieces, readTime } from './read-values.ts'
import type { FileRow, FileTable } from './tables/file-table.ts'

const headings = columns.map(([heading]) => heading)
const knownHeadings = new Set(headings.map(heading => heading.toLowerCase()))

/** Errors for headings that the shop does not have; a misspelt one would otherwise be ignored in silence. */
export const unknownHeadings = (table: FileTable): FileNote[] =>
  table.written
    .filter(heading => heading !== '' && !knownHeadings.has(heading.toLowerCase()))
    .map(column => ({ row: 1, column, message: `The shop has no such column. Use: ${headings.join(', ')}.` }))

/** Reads a product from a row of the shop's own format; fields without a column are left out. */
export function readZariRow({ row, cell }: FileRow, { groups, ...style }: FileContext): FileProduct {
  const [errors, warnings]: [FileNote[], FileNote[]] = [[], []]
  const addTo = (notes: FileNote[]) => (column: string) => (message: string) => {
    notes.push({ row, column, message })
  }
  const [addError, addWarning] = [addTo(errors), addTo(warnings)]
  const price = map(cell('Price'), text => (text === '' ? 0 : readAmount(text, style, addError('Price'))))
  const isFree = price === 0 && cell('Price') !== ''
  if (isFree) addWarning('Price')(freeMessage)
  warnOfLostCells(cell, addWarning)
  const third = readThird({ name: cell('Option Name'), values: cell('Option Values') }, addError)
  const otherPrices = map(cell('Other Prices'), text =>
    readOptionPrices(text, { style, third, addError: addError('Other Prices') }),
  )
  return {
    row,
    format: 'zari',
    isFree,
    unsureValues: otherPrices?.unsure ?? [],
    id: cell('ID') ?? '',
    slug: cell('Slug')?.normalize('NFC') ?? '',
    shelfDetails: [
      ...readCodes('sku', cell('SKUs') ?? '', row, addError('SKUs')),
      ...readCodes('barcode', cell('Barcodes') ?? '', row, addError('Barcodes')),
      ...readCosts(cell('Costs') ?? '', row, { style, addError: addError('Costs') }),
    ],
    ...readExported(cell, addError),
    fields: dropUndefined({
      title: cell('Title'),
      category: map(cell('Category'), text => guessCategory([text], groups) ?? text),
      description: cell('Description'),
      price,
      displayPrice: map(cell('Display Price'), text =>
        text ? readAmount(text, style, addError('Display Price')) : null,
      ),
      optionPrices: otherPrices?.prices,
      ...readPictures(cell('Pictures')),
      pictureColors: map(cell('Picture Colours'), text =>
        Object.fromEntries(splitList(text).map(([url = '', color = '']) => [url, color])),
      ),
      Color: map(cell('Colours'), readColours),
      Material: map(cell('Materials'), text => readNames(text).map(Material => ({ Material }))),
      Length: map(cell('Lengths'), text => readNames(text).map(Length => ({ Length }))),
      Size: map(cell('Sizes'), text => readNames(text).map(Size => ({ Size }))),
      third,
      included: map(cell('Included'), readNames),
      tags: map(cell('Tags'), text =>
        readNames(text).flatMap(name => name.split(',').filter(tag => tag.trim())),
      ),
      ...mapTexts(name => cell(productTexts[name].column)?.replace(/\s+/g, ' ')),
      // An empty cell leaves the stock as it is, so that nobody empties the shelves by mistake.
      stock: cell('Stock') ? readStock(cell('Stock') ?? '', addError('Stock')) : undefined,
      ...readStatus(cell, addError),
    }),
    errors,
    warnings,
  }
}

/** Warns of what stands in a column that is read, but in a place where nothing reads it. */
function warnOfLostCells(cell: FileRow['cell'], addWarning: (column: string) => (message: string) => void) {
  for (const [column, most] of [['Colours', 3] as const, ['Picture Colours', 2] as const]) {
    const long = splitList(cell(column) ?? '').find(parts => parts.slice(most).some(Boolean))
    if (long)
      addWarning(column)(
        `"${long.slice(most).join(' = ').slice(0, 40)}" is one part too many and is left out.`,
      )
  }
  if (cell('Publish At') && cell('Status')?.toLowerCase() === 'draft')
    addWarning('Publish At')('A draft has no time, so this one is left out.')
  if (cell('Stock When Exported') && !cell('Updated At'))
    addWarning('Stock When Exported')('Without Updated At it says nothing: Stock sets the pieces.')
}

const map = <T>(cell: string | undefined, read: (text: string) => T): T | undefined =>
  cell === undefined ? undefined : read(cell)

const dropUndefined = (fields: FileFields): FileFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

const readNames = (cell: string) => splitList(cell).map(parts => parts.join(' = '))

function readPictures(cell: string | undefined): FileFields {
  if (cell === undefined) return {}
  const pictures = splitList(cell).map(([url = '', ...alt]) => [url, alt.join(' = ')] as const)
  return { product_images: pictures.map(([url]) => url), alts: Object.fromEntries(pictures) }
}

const readColours = (cell: string) =>
  splitList(cell).map(([Color = '', hex = '', original = '']) => ({
    Color,
    img: { original },
    ...(hex ? { hex } : {}),
  }))

const readStock = (cell: string, addError: (message: string) => void): Shelf[] =>
  readShelves(cell, 'pieces', addError).map(({ text, ...place }) => ({
    ...place,
    quantity: readPieces(text, addError),
  }))

const readCodes = (
  kind: 'sku' | 'barcode',
  cell: string,
  row: number,
  addError: (message: string) => void,
): FileDetail[] =>
  readShelves(cell, kind === 'sku' ? 'SKU' : 'barcode', addError)
    .filter(({ text }) => text !== '')
    .map(({ text, ...place }) => ({ row, ...place, kind, value: text }))

const readCosts = (
  cell: string,
  row: number,
  { style, addError }: { style: AmountStyle; addError: (message: string) => void },
): FileDetail[] =>
  readShelves(cell, 'cost', addError)
    .filter(({ text }) => text !== '')
    .map(({ text, ...place }) => ({
      row,
      ...place,
      kind: 'cost',
      value: readAmount(text, style, addError),
    }))

/** The stock and time of the export; nothing where the file lacks one of them, since they are of use only together. */
function readExported(
  cell: FileRow['cell'],
  addError: (column: string) => (message: string) => void,
): Pick<FileProduct, 'exported'> {
  const [stock, updatedAt] = [cell('Stock When Exported'), cell('Updated At')]
  if (stock === undefined || !updatedAt) return {}
  return { exported: { stock: readStock(stock, addError('Stock When Exported')), updatedAt } }
}

function readStatus(
  cell: FileRow['cell'],
  addError: (column: string) => (message: string) => void,
): FileFields {
  const [status, time] = [cell('Status')?.toLowerCase() ?? '', cell('Publish At') ?? '']
  if (status === 'draft') return { status, publishAt: null }
  const publishAt = time === '' ? null : readTime(time, addError('Publish At'))
  if (status === 'scheduled' && time === '') addError('Publish At')('Say when it should be published.')
  if (status === 'scheduled' || status === 'published') return { status: 'published', publishAt }
  if (status !== '') addError('Status')('Use draft, scheduled or published.')
  return time === '' ? {} : { status: 'published', publishAt }
}
