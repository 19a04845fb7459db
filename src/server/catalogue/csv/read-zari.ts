import { splitList } from './cells.ts'
import { columns, readOptionCell } from './columns.ts'
import type { CsvRow, CsvTable } from './csv-table.ts'
import type { FileError, FileFields, FileProduct, Shelf } from './file-product.ts'
import { guessCategory } from './guess-category.ts'
import { readAmount, readPieces, readTime } from './read-values.ts'

const headings = columns.map(([heading]) => heading)
const known = new Set(headings.map(heading => heading.toLowerCase()))

/** Headings the shop does not have; a misspelt one would otherwise change nothing and say nothing. */
export const unknownHeadings = (sheet: CsvTable): FileError[] =>
  sheet.written
    .filter(heading => heading !== '' && !known.has(heading.toLowerCase()))
    .map(column => ({ row: 1, column, message: `The shop has no such column. Use: ${headings.join(', ')}.` }))

/** A product from a row of the shop's own format; a column that is not there leaves its field as it is. */
export function readZariRow({ row, cell }: CsvRow): FileProduct {
  const problems: FileError[] = []
  const note = (column: string) => (message: string) => {
    problems.push({ row, column, message })
  }
  return {
    row,
    id: cell('ID') ?? '',
    slug: cell('Slug') ?? '',
    ...readSeen(cell, note),
    fields: dropUnsaid({
      title: cell('Title'),
      category: map(cell('Category'), text => guessCategory([text]) ?? text),
      description: cell('Description'),
      price: map(cell('Price'), text => (text === '' ? 0 : readAmount(text, note('Price')))),
      displayPrice: map(cell('Display Price'), text =>
        text ? readAmount(text, note('Display Price')) : null,
      ),
      ...readPictures(cell('Pictures')),
      Color: map(cell('Colours'), readColors),
      Material: map(cell('Materials'), text => readNames(text).map(Material => ({ Material }))),
      Length: map(cell('Lengths'), text => readNames(text).map(Length => ({ Length }))),
      Size: map(cell('Sizes'), text => readNames(text).map(Size => ({ Size }))),
      included: map(cell('Included'), readNames),
      stock: cell('Stock') ? readStock(cell('Stock') ?? '', note('Stock')) : undefined,
      ...readStatus(cell, note),
    }),
    placeOf: ([field]) => ({ row, column: columnOf[String(field)] ?? String(field) }),
    errors: problems,
    warnings: [],
  }
}

const map = <T>(cell: string | undefined, read: (text: string) => T): T | undefined =>
  cell === undefined ? undefined : read(cell)

const dropUnsaid = (said: FileFields): FileFields =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))

const readNames = (cell: string) => splitList(cell).map(parts => parts.join(' = '))

function readPictures(cell: string | undefined): FileFields {
  if (cell === undefined) return {}
  const pictures = splitList(cell).map(([url = '', ...alt]) => [url, alt.join(' = ')] as const)
  return { product_images: pictures.map(([url]) => url), alts: Object.fromEntries(pictures) }
}

const readColors = (cell: string) =>
  splitList(cell).map(([Color = '', hex = '', original = '']) => ({
    Color,
    img: { original },
    ...(hex ? { hex } : {}),
  }))

/** An empty cell says nothing of the stock, so that nobody empties the shelves by leaving it out. */
const readStock = (cell: string, note: (message: string) => void): Shelf[] =>
  splitList(cell).map(parts => {
    const [color = '', size = ''] = parts.length === 1 ? [] : parts
    return {
      color: readOptionCell(color),
      size: readOptionCell(size),
      quantity: readPieces(parts.at(-1) ?? '', note),
    }
  })

/** Nothing of it where the file does not tell both; they are of use together alone. */
function readSeen(
  cell: CsvRow['cell'],
  note: (column: string) => (message: string) => void,
): Pick<FileProduct, 'exported'> {
  const [stock, updatedAt] = [cell('Stock When Exported'), cell('Updated At')]
  if (stock === undefined || !updatedAt) return {}
  return { exported: { stock: readStock(stock, note('Stock When Exported')), updatedAt } }
}

function readStatus(cell: CsvRow['cell'], note: (column: string) => (message: string) => void): FileFields {
  const [status, time] = [cell('Status')?.toLowerCase() ?? '', cell('Publish At') ?? '']
  if (status === 'draft') return { status, publishAt: null }
  const publishAt = time === '' ? null : readTime(time, note('Publish At'))
  if (status === 'scheduled' && time === '') note('Publish At')('Say when it should be published.')
  if (status === 'scheduled' || status === 'published') return { status: 'published', publishAt }
  if (status !== '') note('Status')('Use draft, scheduled or published.')
  return time === '' ? {} : { status: 'published', publishAt }
}

const columnOf: Record<string, string> = {
  id: 'ID',
  slug: 'Slug',
  title: 'Title',
  category: 'Category',
  description: 'Description',
  price: 'Price',
  displayPrice: 'Display Price',
  product_images: 'Pictures',
  alts: 'Pictures',
  Color: 'Colours',
  Material: 'Materials',
  Length: 'Lengths',
  Size: 'Sizes',
  included: 'Included',
  stock: 'Stock',
  status: 'Status',
  publishAt: 'Publish At',
}
