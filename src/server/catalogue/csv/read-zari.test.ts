import { expect, test } from 'vitest'
import { specified } from '../categories/load-categories.ts'
import { placeOf } from './place-of.ts'
import { readFile } from './read-file.ts'
import { parseCsvTable } from './tables/csv-table.ts'

const read = (...lines: string[]) =>
  readFile(parseCsvTable(new TextEncoder().encode(lines.join('\n'))), {
    groups: specified.groups,
    category: '',
    currency: 'USD',
  })

/** The product of a file with one row, whose cells are by heading. */
function readRow(cells: Record<string, string>) {
  const row = Object.values(cells).map(cell => `"${cell.replaceAll('"', '""')}"`)
  const [product] = read(['ID', ...Object.keys(cells)].join(), ['id-1', ...row].join()).products
  if (!product) throw new Error('The file has no product.')
  return product
}

const fieldsOf = (cells: Record<string, string>) => readRow(cells).fields

test('a field without a column is left out, and an empty cell empties its field', () => {
  expect(fieldsOf({})).toEqual({})
  const cells = { Title: '', Category: '', Pictures: '', Colours: '', Sizes: '', Included: '' }
  expect(fieldsOf(cells)).toEqual({
    ...{ title: '', category: '', product_images: [], alts: {}, Color: [], Size: [], included: [] },
  })
})

test('an empty price is zero, an empty display price is none, and an empty stock leaves the stock as it is', () => {
  expect(readRow({ Price: '', 'Display Price': '', Stock: '' })).toMatchObject({
    fields: { price: 0, displayPrice: null },
    errors: [],
  })
  expect(fieldsOf({ Stock: '' })).toEqual({})
})

test('lists are read with all parts of their values', () => {
  const cells = {
    Pictures: '/a.webp = Front = back | /b.webp',
    'Picture Colours': '/b.webp = Teal',
    Colours: 'Rust = #aa3322 = /r.webp | Teal',
    Materials: 'Lawn | Cotton = soft',
    Lengths: '39 in',
    Sizes: 'S | M',
  }
  expect(fieldsOf(cells)).toEqual({
    product_images: ['/a.webp', '/b.webp'],
    alts: { '/a.webp': 'Front = back', '/b.webp': '' },
    pictureColors: { '/b.webp': 'Teal' },
    Color: [
      { Color: 'Rust', hex: '#aa3322', img: { original: '/r.webp' } },
      { Color: 'Teal', img: { original: '' } },
    ],
    Material: [{ Material: 'Lawn' }, { Material: 'Cotton = soft' }],
    Length: [{ Length: '39 in' }],
    Size: [{ Size: 'S' }, { Size: 'M' }],
  })
})

test.each([
  ['7', [{ color: '', size: '', quantity: 7 }]],
  [
    '* = M = 5 | Rust = * = 2',
    [
      { color: '', size: 'M', quantity: 5 },
      { color: 'Rust', size: '', quantity: 2 },
    ],
  ],
  ['** = *** = 1', [{ color: '*', size: '**', quantity: 1 }]],
  ['*a = a* = 1', [{ color: '*a', size: 'a*', quantity: 1 }]],
])('the stock %j is read by colour and size', (cell, stock) => {
  expect(fieldsOf({ Stock: cell })).toEqual({ stock })
})

const time = '2026-11-21T09:00:00.000Z'

test.each([
  [
    { Status: 'Draft', 'Publish At': time },
    { status: 'draft', publishAt: null },
  ],
  [{ Status: 'published' }, { status: 'published', publishAt: null }],
  [
    { Status: 'Published', 'Publish At': time },
    { status: 'published', publishAt: time },
  ],
  [
    { Status: 'scheduled', 'Publish At': time },
    { status: 'published', publishAt: time },
  ],
  [{ 'Publish At': time }, { status: 'published', publishAt: time }],
  [{ Status: '', 'Publish At': '' }, {}],
])('the status of %j is read', (cells, fields) => {
  expect(readRow(cells)).toMatchObject({ fields, errors: [] })
  expect(fieldsOf(cells)).toEqual(fields)
})

test.each([
  [{ Status: 'sold' }, 'Status', 'Use draft, scheduled or published.'],
  [{ Status: 'scheduled' }, 'Publish At', 'Say when it should be published.'],
  [{ 'Publish At': 'tomorrow' }, 'Publish At', 'Write the time like 2026-11-21T09:00:00Z.'],
  [{ Price: 'free' }, 'Price', 'Give the amount as a number, for example 48.00.'],
  [{ 'Display Price': 'free' }, 'Display Price', 'Give the amount as a number, for example 48.00.'],
  [{ Stock: 'many' }, 'Stock', 'Use a whole number of pieces, not "many".'],
  [
    { 'Stock When Exported': 'many', 'Updated At': time },
    'Stock When Exported',
    'Use a whole number of pieces, not "many".',
  ],
])('the only error of %j is in %s', (cells, column, message) => {
  expect(readRow(cells).errors).toEqual([{ row: 2, column, message }])
})

test('stock and time of the export are read only together', () => {
  const stock = [{ color: '', size: '', quantity: 0 }]
  expect(readRow({ 'Stock When Exported': '0', 'Updated At': time }).exported).toEqual({
    stock,
    updatedAt: time,
  })
  expect(readRow({ 'Stock When Exported': '', 'Updated At': time }).exported?.stock).toEqual([])
  expect(readRow({ 'Stock When Exported': '0' }).exported).toBeUndefined()
  expect(readRow({ 'Stock When Exported': '0', 'Updated At': '' }).exported).toBeUndefined()
  expect(readRow({ 'Updated At': time }).exported).toBeUndefined()
})

test.each([
  ['id', 'ID'],
  ['displayPrice', 'Display Price'],
  ['product_images', 'Pictures'],
  ['alts', 'Pictures'],
  ['pictureColors', 'Picture Colours'],
  ['Color', 'Colours'],
  ['included', 'Included'],
  ['publishAt', 'Publish At'],
  ['unknown', 'unknown'],
])('an error of the field %s is shown in the column %s', (field, column) => {
  expect(placeOf(readRow({}), [field])).toEqual({ row: 2, column })
})

test('headings that the shop does not have are errors, those without a name are not', () => {
  const { errors, format, rows } = read('Title,Prise,,SLUG', 'A,1', 'B,2')
  expect({ format, rows }).toEqual({ format: 'zari', rows: 2 })
  expect(errors).toEqual([
    { row: 1, column: 'Prise', message: expect.stringContaining('Use: ID, Slug, Title, Category, ') },
  ])
})

test.each(['ID,x', 'Slug,x', 'Title,x'])('a file with the columns %j is one of the shop', heading => {
  expect(read(heading).format).toBe('zari')
})

test('a file with neither ID, slug nor title is refused', () => {
  expect(() => read('Price,Category')).toThrow('The first row must name the columns: Title, Category, Price')
})
