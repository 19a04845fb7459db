import { CsvError, parse } from 'csv-parse/sync'
import type { FileNote } from '../file-product.ts'
import { bounds, checkBounds, type FileTable, notACsv, tableOf } from './file-table.ts'

/**
 * Parses a CSV file whose cells are separated by commas, semicolons or tabs, or as its first line says: `sep=;`. It is in
 * UTF-8, UTF-16 with its mark, or Windows' own encoding, for which there is a warning.
 * @throws not_a_csv for what is no CSV, and for more than 10,000 rows, 500 columns, or 400,000 characters in a cell
 */
export function parseCsvTable(bytes: Uint8Array): FileTable {
  const { text, warnings } = decode(bytes)
  const declared = /^"?sep=(.)"?(\r\n|\n|\r)/i.exec(text)
  const separator = declared?.[1] ?? separatorOf(text)
  const records = parseRecords(text, { separator, isDeclared: declared !== null })
  return tableOf(records, { warnings, hasDecimalCommas: separator !== ',' })
}

function decode(bytes: Uint8Array): { text: string; warnings: FileNote[] } {
  const encoding = encodingOf(bytes)
  const unicode = textIn(encoding, bytes)
  const text = unicode ?? (encoding === 'utf-8' ? textIn('windows-1252', bytes) : null)
  if (text === null || text.includes('\u0000') || (unicode === null && binary.test(text)))
    throw notACsv('This is not a CSV file in UTF-8. Save it as "CSV UTF-8" and try again.')
  if (/^\s*</.test(text))
    throw notACsv('This is a feed in XML or a web page, not a CSV file of products: export them as CSV.')
  return { text, warnings: unicode === null ? [guessedEncoding(text)] : [] }
}

/** Control characters, which Windows' own encoding also makes of the bytes that it does not know. */
const binary = /(?![\t\n\v\f\r\u0085])\p{Cc}/u

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

function textIn(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function guessedEncoding(text: string): FileNote {
  const word = text.split(/[\s,;"]/).find(each => /\P{ASCII}/u.test(each)) ?? ''
  const message = `The file is not in UTF-8, so look whether "${word.slice(0, 40)}" is right. If it is not, save the file as "CSV UTF-8".`
  return { row: 1, column: '', message }
}

function parseRecords(
  text: string,
  { separator, isDeclared }: { separator: string; isDeclared: boolean },
): string[][] {
  try {
    return parse(text, {
      bom: true,
      relax_column_count: true,
      delimiter: separator,
      // One file may mix them: it was made by several programs, or by hand.
      record_delimiter: ['\r\n', '\n', '\r'],
      // A spreadsheet shows that line as none.
      from_line: isDeclared ? 2 : 1,
      max_record_size: bounds.rowBytes,
      // Whoever throws here ends the reading, so that what follows takes neither time nor memory.
      on_record: (cells: string[], { records }) => checkBounds(cells, records),
    })
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    if (cause.code === 'CSV_MAX_RECORD_SIZE')
      throw notACsv(`Row near line ${cause.lines} is too long: at most 1 MB. Is a quotation mark missing?`)
    throw notACsv(`The file cannot be read as CSV near line ${cause.lines}: a quotation mark is missing.`)
  }
}

/** The separator that occurs most often in the heading. */
function separatorOf(text: string): string {
  const heading = /^.*/.exec(text)?.[0] ?? ''
  const count = (separator: string) => heading.split(separator, bounds.columns + 1).length
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}
