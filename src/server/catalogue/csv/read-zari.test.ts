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

const option = { 'Option Name': 'Stitching', 'Option Values': 'Unstitched | 10 | *' }
const noOption = { 'Option Name': '', 'Option Values': '' }

test('two columns say a third option; empty ones say that there is none', () => {
  const third = { name: 'Stitching', values: [{ value: 'Unstitched' }, { value: '10' }, { value: '*' }] }
  expect(fieldsOf(option)).toEqual({ third })
  expect(fieldsOf(noOption)).toEqual({ third: null })
})

test.each([
  [{ ...option, 'Option Values': '' }, 'Option Values'],
  [{ ...option, 'Option Name': '' }, 'Option Name'],
  [{ 'Option Name': 'Stitching' }, 'Option Values'],
  [{ 'Option Name': '' }, 'Option Values'],
  [{ 'Option Values': 'Stitched' }, 'Option Name'],
  [{ 'Option Values': '' }, 'Option Name'],
])('%j is half an option', (cells, column) => {
  const message = 'Write both Option Name and Option Values, or neither.'
  expect(readRow(cells)).toMatchObject({ fields: {}, errors: [{ row: 2, column, message }] })
})

test.each([{}, option, noOption])(
  'the stock names values of a third option in four parts, with %j',
  cells => {
    const stock = '* = S = 2 | Rust = * = *** = 3 | * = * = a \\= b = 4 | Rust = S = * = 5'
    expect(readRow({ ...cells, Stock: stock })).toMatchObject({
      fields: {
        stock: [
          { color: '', size: 'S', quantity: 2 },
          { color: 'Rust', size: '', third: '**', quantity: 3 },
          { color: '', size: '', third: 'a = b', quantity: 4 },
          { color: 'Rust', size: 'S', quantity: 5 },
        ],
      },
      errors: [],
    })
  },
)

const priced = (third: string | undefined, price: number, displayPrice: number | null = null) => ({
  ...{ color: '', size: 'S' },
  ...(third && { third }),
  ...{ price, displayPrice },
})

test.each([
  [option, '* = S = 12', priced('', 12)],
  [option, '* = S = 10 = 12', priced('10', 12)],
  [option, '* = S = * = 12', priced('', 12)],
  [option, '* = S = ** = 12', priced('*', 12)],
  [option, '* = S = Unstitched = 12 = 15', priced('Unstitched', 12, 15)],
  [noOption, '* = S = 10 = 12', priced('', 10, 12)],
  [noOption, '* = S = 10', priced('', 10)],
  [{}, '* = S = 10 = 12', priced('', 10, 12)],
  [{}, '* = S = $1,000 = 1,200', priced('', 1000, 1200)],
  [{}, '* = S = 2 piece = 12', priced('2 piece', 12)],
  [{}, '* = S = * = 12', priced('', 12)],
  [{}, '* = S = 10 = 12 = 15', priced('10', 12, 15)],
])('with %j the price %j is read by its parts', (cells, text, price) => {
  const { fields, errors } = readRow({ ...cells, 'Other Prices': text })
  expect([fields.optionPrices, errors]).toEqual([[price], []])
})

test.each([
  [option, '* = S', /third option: colour = size = value = price/],
  [option, '* = S = Unstitched = 12 = 15 = 1', /third option: colour/],
  [noOption, '* = S = Unstitched = 12', /amount as a number/],
  [noOption, '* = S = Unstitched = 12 = 15', /^Write it as colour = size = price, .* at the end\.$/],
  [{}, '* = S = Unstitched', /amount as a number/],
  [{}, '* = S = = 12', /amount as a number/],
  [{}, '* = S = 1.500 = 12', /could be 1500 or 1.5/],
])('with %j the price %j is an error in words', (cells, text, message) => {
  const { errors } = readRow({ ...cells, 'Other Prices': text })
  expect(errors).toEqual([{ row: 2, column: 'Other Prices', message: expect.stringMatching(message) }])
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
  ['third', 'Option Values'],
  ['included', 'Included'],
  ['publishAt', 'Publish At'],
  ['unknown', 'unknown'],
])('an error of the field %s is shown in the column %s', (field, column) => {
  expect(placeOf(readRow({}), [field])).toEqual({ row: 2, column })
})

test('an error of the third option is shown in the column of its name or its values', () => {
  const columnOf = (...path: PropertyKey[]) => placeOf(readRow({}), path).column
  expect([columnOf('third', 'name'), columnOf('third', 'values', 0)]).toEqual([
    'Option Name',
    'Option Values',
  ])
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
