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
  expect(parse('')).toEqual({ headings: [], written: [], rows: [], errors: [], separator: ',' })
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
      message: `"${long.slice(0, 40)}" is in a column without a heading. Put text that contains a comma in quotation marks.`,
    },
  ])
  expect(parse(',Title\nlost,A\n').errors).toMatchObject([{ row: 2, column: 'Column 1' }])
  expect(parse('Title,,Price\nA,,1\n').errors).toEqual([])
})

test.each([
  ['text that is not UTF-8', Uint8Array.of(0x54, 0xff)],
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
