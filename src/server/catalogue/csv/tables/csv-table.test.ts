import { expect, test } from 'vitest'
import { parseCsvTable } from './csv-table.ts'

const parse = (text: string) => parseCsvTable(new TextEncoder().encode(text))

test.each([
  ['Title,Price\nA,1', ['title', 'price']],
  ['Title;Price\nA;1,50', ['title', 'price']],
  ['Title\tPrice\nA\t1', ['title', 'price']],
  ['Title;Price;Notes, others\n', ['title', 'price', 'notes, others']],
  ['Title,Price;old\n', ['title', 'price;old']],
  ['Title,Price\nA;B;C;D,1', ['title', 'price']],
])('the separator is the one that occurs most often in the heading, commas first: %j', (text, headings) => {
  expect(parse(text).headings).toEqual(headings)
})

test.each([
  ['sep=;\r\nTitle;Price\r\nA;1,50', ['title', 'price']],
  ['\uFEFFsep=;\nTitle,Price;Notes\nA;1', ['title,price', 'notes']],
  ['SEP=|\nTitle|Price\nA|1', ['title', 'price']],
  ['sep=\t\nTitle\tPrice\nA\t1', ['title', 'price']],
])('a first line that names the separator is believed, and is no row: %j', (text, headings) => {
  const { rows, ...table } = parse(text)
  expect(table.headings).toEqual(headings)
  expect(rows.map(({ row }) => row)).toEqual([2])
})

test.each(['\n', '\r\n', '\r'])('lines may end with %j, even where others end otherwise', end => {
  for (const others of ['\n', '\r\n', '\r']) {
    const { rows } = parse(`sep=;${others}Title;Price${others}A;1${end}"B\nb";2${others}C;3${end}`)
    expect(rows.map(({ row, cell }) => [row, cell('Title'), cell('Price')])).toEqual([
      [2, 'A', '1'],
      [3, 'B\nb', '2'],
      [4, 'C', '3'],
    ])
  }
})

const littleEndian = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
const bigEndian = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16())

test.each([
  ['UTF-8', new TextEncoder().encode('Title\tPrice\nکرتا\t1')],
  ['UTF-8 with its mark', new TextEncoder().encode('\ufeffTitle\tPrice\nکرتا\t1')],
  ['UTF-16, as Excel’s Unicode text is,', littleEndian('\ufeffTitle\tPrice\r\nکرتا\t1')],
  ['UTF-16 with the large byte first', bigEndian('\ufeffsep=\t\rTitle\tPrice\rکرتا\t1')],
])('a file in %s is read', (_, bytes) => {
  const { headings, rows, warnings } = parseCsvTable(bytes)
  expect([headings, rows.map(({ cell }) => cell('Title')), warnings]).toEqual([
    ['title', 'price'],
    ['کرتا'],
    [],
  ])
})

test('a file in Windows’ own encoding is read with a warning that shows a word of it', () => {
  const { rows, warnings } = parseCsvTable(
    new Uint8Array(Buffer.from('Title;Price\r\nSoft Cr\xeape, new;1', 'latin1')),
  )
  expect(rows[0]?.cell('Title')).toBe('Soft Crêpe, new')
  expect(warnings).toEqual([
    { row: 1, column: '', message: expect.stringContaining('whether "Crêpe" is right') },
  ])
})

test('numbers may have decimal commas where commas separate no cells', () => {
  const files = ['Title;Price', 'Title\tPrice', 'sep=|\nTitle|Price', 'Title,Price', 'sep=,\nTitle,Price']
  expect(files.map(text => parse(text).hasDecimalCommas)).toEqual([true, true, true, false, false])
})

test('a cell is found by its heading in any case, without the spaces around both', () => {
  const { written, rows } = parse('\uFEFF Title , Price\n A kurta , 48 ')
  expect(written).toEqual(['Title', 'Price'])
  expect([rows[0]?.cell('TITLE'), rows[0]?.cell('price')]).toEqual(['A kurta', '48'])
})

test('rows are numbered as in a spreadsheet, and empty ones are skipped but counted', () => {
  const { rows } = parse('Title,Price\nA,1\n , \nB')
  expect(rows.map(({ row, cell }) => [row, cell('Title'), cell('Price')])).toEqual([
    [2, 'A', '1'],
    [4, 'B', undefined],
  ])
})

test('an empty file has no headings and no rows', () => {
  expect(parse('')).toMatchObject({ headings: [], written: [], rows: [], errors: [], warnings: [] })
})

test('the apostrophe before a formula is removed', () => {
  expect(parse("Title\n'=1+1").rows[0]?.cell('Title')).toBe('=1+1')
})

test('a file may have 10,000 rows and not one more', () => {
  expect(parse(`Title\n${'A\n'.repeat(10_000)}`).rows).toHaveLength(10_000)
  expect(() => parse(`Title\n${'A\n'.repeat(10_001)}`)).toThrow('Use at most 10,000 rows in one file.')
})

test('a file may have 500 columns and not one more, in any of its rows', () => {
  const wide = (columns: number) => Array.from({ length: columns }, (_, nth) => `h${nth}`).join()
  expect(parse(`${wide(500)}\nA`).headings).toHaveLength(500)
  for (const text of [wide(501), `Title\n${wide(501)}`])
    expect(() => parse(text)).toThrow('Use at most 500 columns.')
})

test('a cell may have 400,000 characters, and a row that never ends is refused where it is too long', () => {
  expect(parse(`Title\n${'x'.repeat(400_000)}`).rows).toHaveLength(1)
  expect(() => parse(`Title\n${'x'.repeat(400_001)}`)).toThrow('Row 2 has a cell of more than 400,000')
  expect(() => parse(`Title\n"${'x'.repeat(1_000_100)}`)).toThrow('is too long: at most 1 MB.')
})

test('a heading that occurs twice is an error of its second column; columns without a heading are none', () => {
  expect(parse('Title,Price,,PRICE,,Slug\n').errors).toEqual([
    { row: 1, column: 'PRICE', message: 'Two columns have this heading. Keep one of them.' },
  ])
})

test('the first cell without a heading is an error of its row', () => {
  const long = 'lost '.repeat(20)
  const { errors } = parse(`Title,Price\nA,1\nB,1,${long},more\n`)
  expect(errors).toEqual([
    {
      row: 3,
      column: 'Column 3',
      message: `"${long.slice(0, 40)}" is in a column without a heading. Name the column, or put text that contains a comma in quotation marks.`,
    },
  ])
  expect(parse(',Title\nlost,A\n').errors).toMatchObject([{ row: 2, column: 'Column 1' }])
  expect(parse('Title,,Price\nA,,1\n').errors).toEqual([])
})

test.each([
  ['text in an encoding that is not known', Uint8Array.of(0x54, 0x8d)],
  ['a picture', new Uint8Array(Buffer.from('\x89PNG\r\n\x1a\n\x03', 'latin1'))],
  ['UTF-16 without its mark', littleEndian('Title')],
  ['half of a UTF-16 file', Uint8Array.of(0xff, 0xfe, 0x54)],
  ['text with a NUL', new TextEncoder().encode('Title\0')],
])('%s is refused', (_, bytes) => {
  const message = 'This is not a CSV file in UTF-8. Save it as "CSV UTF-8" and try again.'
  expect(() => parseCsvTable(bytes)).toThrow(
    expect.objectContaining({ code: 'not_a_csv', message, fields: { file: message } }),
  )
})

test('a quotation mark that is missing is refused with its line', () => {
  expect(() => parse('Title\nA\n"open')).toThrow(
    'The file cannot be read as CSV near line 3: a quotation mark is missing.',
  )
})
