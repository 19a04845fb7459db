import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import {
  archiveOf,
  relation,
  relations,
  rowsXml,
  workbookOf,
  workbookParts,
} from '../../../../../test-support/workbook.ts'
import { specified } from '../../categories/load-categories.ts'
import { readInThread } from '../read-in-thread.ts'
import { readTable } from './read-table.ts'

const heading = ['Title', 'Price']

/** The cells under each heading, row by row. */
async function cellsOf(bytes: Uint8Array) {
  const { written, rows } = await readTable(bytes)
  return rows.map(({ cell }) => written.map(each => cell(each)))
}

const notesOf = async (bytes: Uint8Array) => {
  const { errors, warnings } = await readTable(bytes)
  return [...errors, ...warnings].map(({ row, column, message }) => `${row} ${column}: ${message}`)
}

test('a workbook is read like a CSV file, empty rows counted and cells without spaces around them', async () => {
  const { headings, rows, errors, warnings } = await readTable(
    workbookOf([[' Title ', 'Price'], ['A kurta ', 48], [], ['', ''], ["'=1+1"]]),
  )
  expect([headings, errors, warnings]).toEqual([['title', 'price'], [], []])
  expect(rows.map(({ row, cell }) => [row, cell('Title'), cell('Price')])).toEqual([
    [2, 'A kurta', '48'],
    [5, '=1+1', undefined],
  ])
})

test('a workbook that another program packed is read', async () => {
  const bytes = await writeXlsx({
    sheets: [{ name: 'Products', rows: [heading, ['کرتا & شال', 1_499.5]] }],
  })
  expect(await cellsOf(bytes)).toEqual([['کرتا & شال', '1499.5']])
})

test.each<[string, string | number, string]>([
  ['a number with 15 digits', 896_400_012_345_678, '896400012345678'],
  ['a number with an error of binary fractions', 0.1 + 0.2, '0.3'],
  ['a formula by its result', '<c><f>2*A1</f><v>98.5</v></c>', '98.5'],
  ['a formula by its text', '<c t="str"><f>A1</f><v>Soft</v></c>', 'Soft'],
  [
    'text in several fonts',
    '<c t="inlineStr"><is><r><t>Soft </t></r><r><t>lawn</t></r></is></c>',
    'Soft lawn',
  ],
  ['a yes', '<c t="b"><v>1</v></c>', 'TRUE'],
  ['a date', '<c s="1"><v>46115</v></c>', '2026-04-03'],
  ['a time', '<c s="1"><v>46115.375</v></c>', '2026-04-03T09:00:00'],
  ['text that looks like a number', '000123', '000123'],
])('%s is read as it is stored', async (_, cell, text) => {
  expect(await cellsOf(workbookOf([heading, [cell]]))).toEqual([[text, undefined]])
})

test('a number is the price that it is, and a text with two readings is asked for', async () => {
  const shop = { groups: specified.groups, category: '', currency: 'PKR' }
  const rows = [
    [...heading, 'Category'],
    ...[1_500, 1.5, 12.345, 'Rs 1,500/-', '1,500', '1.500'].map(price => ['A', price, 'k-froks']),
  ]
  const { products } = await readInThread(workbookOf(rows), shop)
  expect(products.map(({ fields, errors }) => (errors.length > 0 ? 'asked' : fields.price))).toEqual([
    ...[1_500, 1.5, 12.345, 1_500],
    ...['asked', 'asked'],
  ])
})

test('a formula without a result, and one that failed, is an error of its cell', async () => {
  const rows = [heading, ['<c><f>B2</f></c>', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>']]
  expect(await notesOf(workbookOf(rows))).toEqual([
    '2 Title: This formula has no result yet. Open the file in Excel, save it and try again.',
    '2 Price: The formula ends in #DIV/0!. Correct it, or write its result.',
  ])
})

test('a number under the format of a date is an error of its cell', async () => {
  const barcode = '<c s="1"><v>896400012345678</v></c>'
  expect(await notesOf(workbookOf([heading, ['A', barcode]]))).toEqual([
    '2 Price: The cell is formatted as a date, but it holds no date.',
  ])
})

test('an error without a formula, as of a picture in its cell, is no error of a formula', async () => {
  expect(await notesOf(workbookOf([['Pictures'], ['<c t="e" vm="1"><v>#VALUE!</v></c>']]))).toEqual([
    '2 Pictures: The cell holds #VALUE!. If it is a picture, write its address.',
  ])
})

test('the first date of a column is warned of, since Excel makes dates of sizes', async () => {
  const date = '<c s="1"><v>46115</v></c>'
  expect(await notesOf(workbookOf([['Sizes'], [date], [date]]))).toEqual([
    '2 Sizes: Excel has a date here, read as 2026-04-03. If it is none, write it as text.',
  ])
})

test('the first visible sheet with rows is read, and others with rows are named', async () => {
  const sheet = (name: string, rows: string[][], state?: string) => ({
    name,
    rows: rowsXml(rows),
    ...(state && { state }),
  })
  const bytes = archiveOf(
    workbookParts([
      sheet('Lists', [['S'], ['M']], 'hidden'),
      sheet('Empty', []),
      sheet('Spring', [heading, ['A', '1']]),
      sheet('Autumn', [heading, ['B', '2']]),
    ]),
  )
  expect(await cellsOf(bytes)).toEqual([['A', '1']])
  expect(await notesOf(bytes)).toEqual(['1 : Only the sheet "Spring" is read. Left out: "Lists", "Autumn".'])
})

test('a sheet before that of the products is passed over', async () => {
  const sheets = [
    { name: 'Read me', rows: rowsXml([['How to fill this in']]) },
    { name: 'Products', rows: rowsXml([heading, ['A', '1']]) },
  ]
  const bytes = archiveOf(workbookParts(sheets))
  expect(await cellsOf(bytes)).toEqual([['A', '1']])
  expect(await notesOf(bytes)).toEqual(['1 : Only the sheet "Products" is read. Left out: "Read me".'])
})

test('a workbook of several sheets without products is refused with their names', async () => {
  const sheets = ['Read me', 'Spring'].map(name => ({ name, rows: rowsXml([['Our goods']]) }))
  await expect(readTable(archiveOf(workbookParts(sheets)))).rejects.toThrow(
    'None does of "Read me", "Spring".',
  )
})

test('a cell merged over several rows is an error, at most 20 of them', async () => {
  const merged = (...places: string[]) => {
    const parts = sheetParts(rowsXml([heading, ['A', 1], ['B']]))
    const cells = places.map(place => `<mergeCell ref="${place}"/>`).join('')
    return archiveOf(
      parts.map(({ name, text }) => ({
        name,
        text: text.replace('</sheetData>', `</sheetData><mergeCells>${cells}</mergeCells>`),
      })),
    )
  }
  expect(await notesOf(merged('B2:B3', 'A2:B2'))).toEqual([
    '2 Price: The cell is merged down to row 3, but only its first row has the value. Unmerge it and fill in every row.',
  ])
  expect(await notesOf(merged(...Array.from({ length: 30 }, () => 'B2:B3')))).toHaveLength(20)
})

test('a picture that a cell leads to is its address, unless its text has one', async () => {
  const links = ['https://shop.example/a.jpg', 'mailto:a@shop.example', 'https://shop.example/old.jpg']
  const parts = sheetParts(
    rowsXml([
      ['Title', 'Pictures'],
      ['A', 'Photo'],
      ['B', 'Photo'],
      ['C', '/c.jpg = Front'],
    ]),
  )
  const places = ['B2', 'B3', 'B4'].map((place, nth) => `<hyperlink ref="${place}" r:id="rId${nth}"/>`)
  const bytes = archiveOf([
    ...parts.map(({ name, text }) => ({
      name,
      text: text.replace('</sheetData>', `</sheetData><hyperlinks>${places.join('')}</hyperlinks>`),
    })),
    {
      name: 'xl/worksheets/_rels/sheet1.xml.rels',
      text: relations(links.map((link, nth) => relation(`rId${nth}`, 'hyperlink', link))),
    },
  ])
  expect(await cellsOf(bytes)).toEqual([
    ['A', 'https://shop.example/a.jpg'],
    ['B', 'Photo'],
    ['C', '/c.jpg = Front'],
  ])
})

test('a workbook without rows has no headings', async () => {
  expect((await readTable(workbookOf([]))).headings).toEqual([])
})

test('a workbook may have as many rows and columns as a CSV file', async () => {
  const rows = (count: number) => workbookOf([['Title'], ...Array.from({ length: count }, () => ['A'])])
  expect((await readTable(rows(10_000))).rows).toHaveLength(10_000)
  await expect(readTable(rows(10_001))).rejects.toThrow('Use at most 10,000 rows in one file.')
  await expect(readTable(workbookOf([Array.from({ length: 501 }, () => 'A')]))).rejects.toThrow(
    'Use at most 500 columns.',
  )
})

const sheetParts = (rows: string) => workbookParts([{ name: 'Products', rows }])

test.each([
  [
    'a cell far below and far right',
    archiveOf(sheetParts('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')),
  ],
  ['a cell outside any sheet', archiveOf(sheetParts('<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>'))],
  ...[0, 10, 100].map((unpacked): [string, Uint8Array] => [
    `a part that says it unpacks to ${unpacked} bytes and has more`,
    archiveOf(sheetParts(rowsXml([heading])).map(part => ({ ...part, unpacked }))),
  ]),
  ['a workbook that ends early', archiveOf(sheetParts('').slice(0, 3))],
])('%s is refused in one sentence', async (_, bytes) => {
  await expect(readTable(bytes)).rejects.toMatchObject({
    code: 'not_a_csv',
    message: expect.stringContaining('is damaged or has far too many cells'),
  })
})

test('a file that unpacks to more than the memory bears is refused unread', async () => {
  const bomb = archiveOf([...sheetParts(''), { name: 'xl/a.xml', text: 'abc', unpacked: 64_000_001 }])
  await expect(readTable(bomb)).rejects.toThrow('is too large once unpacked')
})

/** A sheet whose drawing shows a picture. */
function withPicture() {
  const anchor =
    '<xdr:twoCellAnchor><xdr:pic><xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill></xdr:pic></xdr:twoCellAnchor>'
  return archiveOf([
    ...sheetParts(rowsXml([heading, ['A', 1]])),
    {
      name: 'xl/worksheets/_rels/sheet1.xml.rels',
      text: relations([relation('rId1', 'drawing', '../drawings/drawing1.xml')]),
    },
    { name: 'xl/drawings/drawing1.xml', text: `<xdr:wsDr>${anchor}</xdr:wsDr>` },
    {
      name: 'xl/drawings/_rels/drawing1.xml.rels',
      text: relations([relation('rId1', 'image', '../media/1.png')]),
    },
    // Whoever unpacks it fails.
    { name: 'xl/media/1.png', text: 'x'.repeat(1_000), unpacked: 1 },
  ])
}

test('pictures in a sheet are told of and never unpacked', async () => {
  await expect(readXlsx(withPicture())).rejects.toThrow()
  expect(await notesOf(withPicture())).toEqual([
    '1 : Pictures in the sheet are not read. Write their addresses under Pictures.',
  ])
})

const compound = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
test.each([
  ['an .xls file, or one with a password', compound],
  [
    'an .ods file',
    archiveOf([
      { name: 'mimetype', text: 'x' },
      { name: 'content.xml', text: '<x/>' },
    ]),
  ],
  ['a .numbers file', archiveOf([{ name: 'Index/Document.iwa', text: 'x' }])],
  [
    'an .xlsb file',
    archiveOf([
      { name: 'xl/workbook.bin', text: 'x' },
      { name: 'xl/a.xml', text: '<x/>' },
    ]),
  ],
  ['half of a file', workbookOf([heading]).slice(0, 400)],
])('%s is refused with how to save it', async (_, bytes) => {
  await expect(readTable(bytes)).rejects.toThrow('save it as "Excel Workbook (.xlsx)" without a password')
})
