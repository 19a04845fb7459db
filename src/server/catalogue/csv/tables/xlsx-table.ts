import type { Cell, CellValue, Sheet } from 'hucre/xlsx'
import { ShopError } from '../../../../contract/errors.ts'
import type { FileNote } from '../file-product.ts'
import { withoutPictures } from './archive-parts.ts'
import { checkBounds, type FileTable, notACsv, tableOf } from './file-table.ts'

/**
 * The table of an Excel workbook: its first visible sheet with products, or else with rows. Warnings name what is left out
 * or may be read otherwise than it looks, errors the cells that cannot be read.
 * @throws not_a_csv for other files, and for what is beyond the bounds of any file
 */
export async function readXlsxTable(bytes: Uint8Array): Promise<FileTable> {
  const { sheets: all, hasPictures } = await workbookOf(bytes)
  const sheets = all.filter(({ rows }) => rows.some(row => row.some(isFilled)))
  const visible = sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden)
  const sheet = visible.find(hasProducts) ?? visible[0] ?? sheets[0]
  if (sheets.length > 1 && sheet && !hasProducts(sheet)) throw noProducts(sheets)
  // A text such as "1,500" may come from a country that reads it otherwise.
  if (!sheet) return tableOf([], { warnings: [], hasDecimalCommas: true })
  const table = tableOf(recordsOf(sheet), { warnings: [], hasDecimalCommas: true })
  const columnOf = (at: number) => table.written[at] || `Column ${at + 1}`
  table.errors.push(...cellErrors(sheet, columnOf), ...mergeErrors(sheet, columnOf))
  table.warnings.push(
    ...otherSheets(sheet, sheets),
    ...(hasPictures ? [pictureWarning] : []),
    ...dateWarnings(sheet, columnOf),
  )
  return table
}

async function workbookOf(bytes: Uint8Array): Promise<{ sheets: Sheet[]; hasPictures: boolean }> {
  // Few files need it, and it is larger than all that reads CSV.
  const { readXlsx } = await import('hucre/xlsx')
  try {
    const { archive, hasPictures } = withoutPictures(bytes)
    return { sheets: (await readXlsx(archive)).sheets, hasPictures }
  } catch (cause) {
    if (cause instanceof ShopError) throw cause
    throw notACsv(
      'This Excel file is damaged or has far too many cells: copy it again, or open it in Excel, keep the rows of products alone, save it and try again.',
    )
  }
}

/** More lines than these help nobody. */
const maxMerges = 20

const isFilled = (value: CellValue) => value !== null && value !== ''

/** Whether a sheet's first row names the columns of products: one before it may say how to fill it in. */
const hasProducts = ({ rows: [heading = []] }: Sheet) =>
  heading.some(value => /^\s*(title|id|slug|(url )?handle)\s*$/i.test(textOf(value)))

const noProducts = (sheets: readonly Sheet[]) =>
  notACsv(
    `The first row of a sheet must name the columns: Title, Category, Price and so on. None does of ${sheets.map(({ name }) => `"${name}"`).join(', ')}.`,
  )

const recordsOf = ({ rows, cells }: Sheet): string[][] =>
  rows.slice(0, rows.findLastIndex(row => row.some(isFilled)) + 1).map((row, at) => {
    const texts = row.slice(0, row.findLastIndex(isFilled) + 1).map((value, column) => {
      const isPicture = /^\s*pictures\s*$/i.test(textOf(rows[0]?.[column] ?? null))
      return isPicture ? pictureText(value, cells?.get(`${at},${column}`)) : textOf(value)
    })
    return checkBounds(texts, at + 1)
  })

/** The web address that a cell under Pictures leads to, unless its text has addresses itself. */
function pictureText(value: CellValue, cell: Cell | undefined): string {
  const [text, target = ''] = [textOf(value), cell?.hyperlink?.target]
  return /^https?:/i.test(target) && !text.includes('/') ? target : text
}

/** A value as it is stored, but numbers with the 15 digits that Excel counts on. */
function textOf(value: CellValue): string {
  if (typeof value === 'number') return numberText(value)
  if (value instanceof Date)
    return isNoDate(value) ? '' : value.toISOString().replace(/(T00:00:00)?\.000Z$/, '')
  return typeof value === 'boolean' ? String(value).toUpperCase() : (value ?? '')
}

/** Three decimals get a fourth: 1.125 would have two readings, though a number has one. */
const numberText = (value: number) =>
  String(Number(value.toPrecision(15))).replace(/^[1-9]\d{0,2}\.\d{3}$/, '$&0')

const isNoDate = (value: CellValue) => value instanceof Date && Number.isNaN(value.getTime())

type ColumnOf = (at: number) => string

function cellErrors({ rows, cells = new Map() }: Sheet, columnOf: ColumnOf): FileNote[] {
  const noDates = rows.flatMap((row, at) =>
    row.flatMap((value, column) =>
      isNoDate(value)
        ? [
            {
              row: at + 1,
              column: columnOf(column),
              message: 'The cell is formatted as a date, but it holds no date.',
            },
          ]
        : [],
    ),
  )
  const others = [...cells].flatMap(([place, cell]): FileNote[] => {
    const message = messageOf(cell)
    if (message === null) return []
    const [row = 0, column = 0] = place.split(',').map(Number)
    return [{ row: row + 1, column: columnOf(column), message }]
  })
  return [...noDates, ...others]
}

/** What is wrong with a cell; null where nothing is. */
function messageOf({ type, value, formula }: Cell): string | null {
  if (formula !== undefined && value === null)
    return 'This formula has no result yet. Open the file in Excel, save it and try again.'
  if (type !== 'error') return null
  return formula === undefined
    ? `The cell holds ${value}. If it is a picture, write its address.`
    : `The formula ends in ${value}. Correct it, or write its result.`
}

/** Cells merged over several rows, of which all but the first are empty. */
const mergeErrors = ({ rows, merges = [] }: Sheet, columnOf: ColumnOf): FileNote[] =>
  merges
    .filter(
      ({ startRow, endRow, startCol }) => endRow > startRow && isFilled(rows[startRow]?.[startCol] ?? null),
    )
    .slice(0, maxMerges)
    .map(({ startRow, endRow, startCol }) => ({
      row: startRow + 1,
      column: columnOf(startCol),
      message: `The cell is merged down to row ${endRow + 1}, but only its first row has the value. Unmerge it and fill in every row.`,
    }))

function otherSheets(sheet: Sheet, sheets: readonly Sheet[]): FileNote[] {
  const names = sheets.filter(each => each !== sheet).map(({ name }) => `"${name}"`)
  if (names.length === 0) return []
  const message = `Only the sheet "${sheet.name}" is read. Left out: ${names.join(', ')}.`
  return [{ row: 1, column: '', message }]
}

const pictureWarning: FileNote = {
  row: 1,
  column: '',
  message: 'Pictures in the sheet are not read. Write their addresses under Pictures.',
}

/** A warning for the first date of each column: Excel also makes dates of sizes such as 3-4. */
function dateWarnings({ rows }: Sheet, columnOf: ColumnOf): FileNote[] {
  const warned = new Set<number>()
  return rows.flatMap((row, at) =>
    row.flatMap((value, column): FileNote[] => {
      if (!(value instanceof Date) || isNoDate(value) || warned.has(column)) return []
      warned.add(column)
      const message = `Excel has a date here, read as ${textOf(value)}. If it is none, write it as text.`
      return [{ row: at + 1, column: columnOf(column), message }]
    }),
  )
}
