import { expect, test } from 'vitest'
import { specified } from '../../categories/load-categories.ts'
import { placeOf } from '../place-of.ts'
import { readFile } from '../read-file.ts'
import { parseCsvTable } from '../tables/csv-table.ts'

type Cells = Record<string, string>

/** Reads a file of these rows, whose cells are by heading. */
const inShop = (category: string) => ({ groups: specified.groups, category, currency: 'USD' })

function read(rows: readonly Cells[], category: string = '') {
  const headings = [...new Set(['Handle', 'Title', ...rows.flatMap(Object.keys)])]
  const quoted = (cells: readonly string[]) => cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join()
  const lines = rows.map(row => quoted(headings.map(heading => row[heading] ?? '')))
  return readFile(
    parseCsvTable(new TextEncoder().encode([quoted(headings), ...lines].join('\n'))),
    inShop(category),
  )
}

/** The product that rows of one handle make. */
function readProduct(rows: readonly Cells[], category: string = '') {
  const [product] = read(
    rows.map(row => ({ Handle: 'kurta', Type: 'Women Printed Kurta', ...row })),
    category,
  ).products
  if (!product) throw new Error('The file has no product.')
  return product
}

test('rows without a handle are errors, and the others are products by handle', () => {
  const { format, rows, products, errors } = read([
    { Handle: 'A-kurta' },
    { Title: 'Lost' },
    { Handle: 'b-kurta' },
    { Handle: 'A-kurta', Title: 'A' },
  ])
  expect({ format, rows }).toEqual({ format: 'shopify', rows: 4 })
  expect(products.map(({ row, id, slug, fields }) => [row, id, slug, fields.title])).toEqual([
    [2, '', 'a-kurta', 'A'],
    [4, '', 'b-kurta', ''],
  ])
  expect(errors).toEqual([
    { row: 3, column: 'Handle', message: 'Every row needs the handle of its product.' },
  ])
})

test('newer names of the columns are read as well', () => {
  const rows = [
    { 'URL handle': 'kurta', Title: 'Kurta', Description: 'Soft.', Price: '12', 'Compare-at price': '15' },
  ]
  const table = parseCsvTable(
    new TextEncoder().encode(
      [Object.keys(rows[0] ?? {}).join(), Object.values(rows[0] ?? {}).join()].join('\n'),
    ),
  )
  expect(readFile(table, inShop('k-froks')).products[0]).toMatchObject({
    slug: 'kurta',
    fields: { title: 'Kurta', description: 'Soft.', category: 'k-froks', price: 12, displayPrice: 15 },
  })
})

test('a file without a title is not one of Shopify', () => {
  const table = parseCsvTable(new TextEncoder().encode('Handle,Price,Slug\n'))
  expect(readFile(table, inShop('')).format).toBe('zari')
})

test('the category is guessed from type, product category and tags', () => {
  const guess = (cells: Cells) => readProduct([{ Type: '', ...cells }]).fields.category
  expect(guess({ Type: 'Girls frock' })).toBe('k-froks')
  expect(guess({ 'Product Category': 'Girls frock' })).toBe('k-froks')
  expect(guess({ Tags: 'Girls frock' })).toBe('k-froks')
})

test('a category that cannot be guessed is an error that quotes what the file says', () => {
  const long = 'x'.repeat(80)
  expect(readProduct([{ Type: 'Home', Tags: long }]).errors).toEqual([
    {
      row: 2,
      column: 'Type',
      message: `We cannot tell its category from "Home; ${long.slice(6)}". Say in Type who it is for and what it is, for example "Women Printed Kurta".`,
    },
  ])
})

test.each([
  ['w-hand-work', "Women's Hand Work"],
  ['k-froks', "Kids' Frocks"],
] as const)('a category that cannot be guessed becomes the chosen %s, with a warning', (category, name) => {
  const { fields, errors, warnings } = readProduct([{ Type: 'Home' }], category)
  expect([fields.category, errors]).toEqual([category, []])
  expect(warnings).toEqual([
    { row: 2, column: 'Type', message: `We cannot tell its category from "Home", so it goes to ${name}.` },
  ])
})

test('pictures are in the order of their positions, else of their rows, each once', () => {
  const product = readProduct([
    { 'Image Src': '/c.jpg', 'Image Position': '3', 'Image Alt Text': 'Side' },
    { 'Image Src': '/b.jpg', 'Image Alt Text': 'Back' },
    { 'Image Src': '' },
    { 'Image Src': '/a.jpg', 'Image Position': '1' },
    { 'Image Src': '/c.jpg', 'Image Position': '9', 'Image Alt Text': 'Side' },
  ])
  expect(product.fields.product_images).toEqual(['/a.jpg', '/b.jpg', '/c.jpg'])
  expect(product.fields.alts).toEqual({ '/a.jpg': '', '/b.jpg': 'Back', '/c.jpg': 'Side' })
  expect(placeOf(product, ['product_images', 0])).toEqual({ row: 5, column: 'Image Src' })
  expect(placeOf(product, ['product_images', 9])).toEqual({ row: 2, column: 'Image Src' })
})

test.each([
  ['title', 'Title'],
  ['slug', 'Handle'],
  ['price', 'Variant Price'],
  ['stock', 'Variant Inventory Qty'],
  ['alts', 'Image Alt Text'],
  ['unknown', 'unknown'],
])('an error of the field %s is shown in the first row, in the column %s', (field, column) => {
  expect(placeOf(readProduct([{}, {}]), [field, 1])).toEqual({ row: 2, column })
})

test.each([
  [{ Status: 'active' }, 'published'],
  [{ Status: '' }, 'published'],
  [{ Status: 'Active', Published: 'TRUE' }, 'published'],
  [{ Status: 'active', Published: 'not false' }, 'published'],
  [{ Status: 'active', Published: 'FALSE' }, 'draft'],
  [{ Status: 'Draft' }, 'draft'],
  [{ Status: 'archived' }, 'draft'],
  [{ Status: 'unlisted' }, 'draft'],
])('a product with %j becomes %s', (cells, status) => {
  const { fields, errors } = readProduct([cells])
  expect(fields).toMatchObject({ status, publishAt: null })
  expect(errors).toEqual([])
})

test('an unknown status is an error', () => {
  for (const status of ['sold', 'drafts', 'a draft'])
    expect(readProduct([{ Status: status }])).toMatchObject({
      fields: { status: 'published' },
      errors: [{ row: 2, column: 'Status', message: 'Use active, draft or archived.' }],
    })
})

const withPrices = (...prices: [price: string, compareAt: string][]) =>
  readProduct(
    prices.map(([price, compareAt]) => ({ 'Variant Price': price, 'Variant Compare At Price': compareAt })),
  )

test('each colour and size has the price of its variant, by size alone where the colour makes no difference', () => {
  const variants = (prices: Record<string, string>) =>
    readProduct(
      Object.entries(prices).map(([choice, price]) => {
        const [color = '', size = ''] = choice.split(' ')
        const [now = '', before = ''] = price.split(' ')
        return {
          'Option1 Name': 'Color',
          'Option1 Value': color,
          'Option2 Name': 'Size',
          'Option2 Value': size,
          'Variant Price': now,
          'Variant Compare At Price': before,
        }
      }),
    )
  const bySize = variants({ 'Rose S': '10', 'Rose L': '12 15', 'Ivory S': '10', 'Ivory L': '12 15' })
  expect(bySize.fields).toMatchObject({
    price: 10,
    displayPrice: null,
    optionPrices: [{ color: '', size: 'L', price: 12, displayPrice: 15 }],
  })
  expect(bySize.warnings).toEqual([])
  const byColour = variants({ 'Rose S': '10', 'Rose L': '10', 'Ivory S': '9', 'Ivory L': '9' })
  expect(byColour.fields).toMatchObject({
    price: 9,
    optionPrices: [{ color: 'Rose', size: '', price: 10, displayPrice: null }],
  })
  const byBoth = variants({ 'Rose S': '10', 'Rose L': '11', 'Ivory S': '10', 'Ivory L': '10' })
  expect(byBoth.fields).toMatchObject({
    price: 10,
    optionPrices: [{ color: 'Rose', size: 'L', price: 11, displayPrice: null }],
  })
  expect(variants({ 'Rose S': '10', 'Ivory S': '10' }).fields).toMatchObject({ price: 10, optionPrices: [] })
})

test('a variant that costs nothing costs what the cheapest one does, with a warning', () => {
  const { fields, warnings } = withPrices(['0', ''], ['10', ''])
  expect(fields).toMatchObject({ price: 10, optionPrices: [] })
  expect(warnings).toEqual([
    { row: 2, column: 'Variant Price', message: 'It costs 0.00 there. Here it costs 10.00.' },
  ])
})

test('of variants of one colour and size the cheapest counts, with its own price struck out', () => {
  const { fields, warnings } = withPrices(['12', '15'], ['', '99'], ['10', '11'], ['10', '13'])
  expect(fields).toMatchObject({ price: 10, displayPrice: 11 })
  expect(warnings).toEqual([
    {
      row: 3,
      column: 'Variant Compare At Price',
      message: 'There is no Variant Price beside it, so it is left out.',
    },
    {
      row: 2,
      column: 'Variant Price',
      message: 'Each colour and size has only one price here: 10.00, with 11.00 struck out.',
    },
  ])
})

test('variants that differ only in the price struck out are warned about', () => {
  const { fields, warnings } = withPrices(['10', '11'], ['10', '11'], ['10', '13'])
  expect(fields).toMatchObject({ price: 10, displayPrice: 11 })
  expect(warnings).toEqual([
    {
      row: 4,
      column: 'Variant Compare At Price',
      message: 'Each colour and size has only one price here: 10.00, with 11.00 struck out.',
    },
  ])
})

test('one price for all variants is no reason for a warning, and without any the price is zero', () => {
  expect(withPrices(['10', ''], ['10', ''])).toMatchObject({
    fields: { price: 10, displayPrice: null },
    warnings: [],
  })
  expect(withPrices(['', '5'])).toMatchObject({
    fields: { price: 0, displayPrice: null },
    errors: [],
    warnings: [{ column: 'Variant Compare At Price' }],
  })
})

test('a price that cannot be read is an error of its row and column', () => {
  const { errors } = withPrices(['10', '11'], ['free', 'none'])
  expect(errors.map(({ row, column }) => [row, column])).toEqual([
    [3, 'Variant Compare At Price'],
    [3, 'Variant Price'],
  ])
})

const variant = (first: string, second: string, quantity = '1', picture = ''): Cells => ({
  'Option1 Value': first,
  'Option2 Value': second,
  'Variant Inventory Qty': quantity,
  'Variant Image': picture,
})

test('variants become colours with their first picture, sizes, and pieces by colour and size', () => {
  const { fields } = readProduct([
    { ...variant('Rust', 'S', '4'), 'Option1 Name': 'Colour', 'Option2 Name': 'AGE' },
    variant('Rust', 'S', '2', '/rust.jpg'),
    variant('Teal', 'M', '-3', '/teal.jpg'),
    variant('Teal', 'S', 'many'),
    variant('Rust', 'L', '1.5', '/other.jpg'),
  ])
  expect(fields).toMatchObject({
    Color: [
      { Color: 'Rust', img: { original: '/rust.jpg' } },
      { Color: 'Teal', img: { original: '/teal.jpg' } },
    ],
    Size: [{ Size: 'S' }, { Size: 'M' }, { Size: 'L' }],
    Material: [],
    Length: [],
    stock: [
      { color: 'Rust', size: 'S', quantity: 6 },
      { color: 'Teal', size: 'M', quantity: 0 },
    ],
  })
})

test('a third option is read, and fabrics and lengths are lists of their own', () => {
  const { fields } = readProduct([
    {
      ...{
        'Option1 Name': 'Fabric',
        'Option1 Value': 'Lawn',
        'Option2 Name': 'Length',
        'Option2 Value': '39 in',
      },
      ...{ 'Option3 Name': 'Size', 'Option3 Value': 'M' },
    },
  ])
  expect(fields).toMatchObject({
    Material: [{ Material: 'Lawn' }],
    Length: [{ Length: '39 in' }],
    Size: [{ Size: 'M' }],
    Color: [],
  })
})

test('a product without counted pieces says nothing of its stock', () => {
  expect(readProduct([{ 'Variant Inventory Qty': '' }]).fields).not.toHaveProperty('stock')
})

test('an option that the shop does not know goes into the description, with a warning', () => {
  const name = 'Style of the hem, which may be long or short'
  const { fields, warnings } = readProduct([
    {
      'Body (HTML)': '<p>Soft.</p>',
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Option2 Value': 'Tall',
    },
    { 'Option2 Name': name, 'Option2 Value': 'Low' },
    { 'Option2 Value': 'Tall' },
    { 'Option2 Value': '' },
  ])
  expect(fields.description).toBe(`Soft.\n\n${name}: Tall, Low`)
  expect(warnings).toEqual([
    {
      row: 3,
      column: 'Option2 Name',
      message: `There is no option "${name.slice(0, 40)}" in this shop, so its values go into the description.`,
    },
  ])
})

test('tags come along, in one spelling, as far as a product has room for them', () => {
  const { fields, warnings } = readProduct([{ Tags: 'Eid  2026, lawn,LAWN, ' }])
  expect([fields.tags, warnings]).toEqual([['eid 2026', 'lawn'], []])
  expect(readProduct([{ Tags: '' }]).fields).not.toHaveProperty('tags')
  const many = readProduct([{ Tags: Array.from({ length: 25 }, (_, nth) => `tag ${nth}`).join() }])
  expect(many.fields.tags).toHaveLength(20)
  expect(many.warnings).toEqual([{ row: 2, column: 'Tags', message: expect.stringContaining('20 tags') }])
  expect(readProduct([{ Tags: `eid,${'x'.repeat(31)}` }]).fields.tags).toEqual(['eid'])
})

test('words for search engines come along, and those that are too long are left out with a warning', () => {
  const cells = { 'SEO Title': 'Lawn  kurta', 'SEO Description': 'x'.repeat(321) }
  const { fields, warnings } = readProduct([cells])
  expect(fields.seoTitle).toBe('Lawn kurta')
  expect(fields).not.toHaveProperty('seoDescription')
  expect(warnings).toMatchObject([{ row: 2, column: 'SEO Description' }])
  expect(readProduct([{ 'SEO Title': '' }]).fields).not.toHaveProperty('seoTitle')
})
