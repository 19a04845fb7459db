import { expect, test } from 'vitest'
import { optionPriceOf } from '../../../../contract/catalogue/option-prices.ts'
import type { OptionPrice } from '../../../../contract/catalogue/prices.ts'
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

/** A product of variants whose first cells are the values of these options, then what else they say. */
function withOptions(
  names: readonly string[],
  variants: readonly (readonly [values: readonly string[], cells?: Cells])[],
) {
  const cellsOf = (what: 'Name' | 'Value', texts: readonly string[]) =>
    Object.fromEntries(texts.map((text, nth) => [`Option${nth + 1} ${what}`, text]))
  return readProduct(
    variants.map(([values, cells], nth) => ({
      ...cellsOf('Name', nth === 0 ? names : []),
      ...cellsOf('Value', values),
      ...cells,
    })),
  )
}

const third = (name: string, ...values: string[]) => ({ name, values: values.map(value => ({ value })) })

test.each(['Stitching', 'Material', 'Fabric', 'Length', 'Style of the piece'])(
  'an option called %s with several values is the third one, wherever it stands',
  name => {
    const orders = [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ]
    const read = orders.map(order => {
      const { fields, shelfDetails, warnings } = withOptions(
        order.map(at => ['Color', 'Size', name][at] ?? ''),
        [
          [order.map(at => ['Rose', 'S', 'A'][at] ?? ''), { 'Variant SKU': '1', 'Variant Price': '10' }],
          [order.map(at => ['Rose', 'S', 'B'][at] ?? ''), { 'Variant SKU': '2', 'Variant Price': '12' }],
        ],
      )
      return { fields, shelfDetails, warnings }
    })
    expect(read[0]).toMatchObject({
      fields: {
        description: '',
        third: third(name, 'A', 'B'),
        Material: [],
        Length: [],
        price: 10,
        optionPrices: [{ color: '', size: '', third: 'B', price: 12 }],
      },
      shelfDetails: [
        { color: 'Rose', size: 'S', third: 'A', value: '1' },
        { color: 'Rose', size: 'S', third: 'B', value: '2' },
      ],
      warnings: [],
    })
    expect(read[1]).toEqual(read[0])
    expect(read[2]).toEqual(read[0])
  },
)

test('with a single value fabric and length stay facts, and another option goes into the description', () => {
  const { fields, warnings } = withOptions(
    ['Fabric', 'Style', 'Length'],
    [[['Lawn', 'Tall', '39 in']], [['Lawn', 'Tall', '39 in']]],
  )
  expect(fields).toMatchObject({
    description: 'Style: Tall',
    Material: [{ Material: 'Lawn' }],
    Length: [{ Length: '39 in' }],
    third: null,
  })
  expect(warnings).toEqual([
    {
      row: 2,
      column: 'Option2 Name',
      message: 'There is nothing to choose of "Style", so it goes into the description.',
    },
  ])
})

test('of two options beside colour and size the first counts, and the other goes into the description', () => {
  const style = 'Style of the hem, which may be long or short'
  const { fields, warnings } = withOptions(
    ['Stitching', style, 'Size'],
    [
      [['Raw', 'Tall', 'S'], { 'Variant Price': '10', 'Variant Inventory Qty': '1' }],
      [['Raw', 'Low', 'S'], { 'Variant Price': '11', 'Variant Inventory Qty': '2' }],
      [['Sewn', 'Low', 'S'], { 'Variant Price': '12', 'Variant Inventory Qty': '4' }],
    ],
  )
  expect(fields).toMatchObject({
    description: `${style}: Tall, Low`,
    third: third('Stitching', 'Raw', 'Sewn'),
    price: 10,
    optionPrices: [{ color: '', size: '', third: 'Sewn', price: 12 }],
    stock: [
      { color: '', size: 'S', third: 'Raw', quantity: 3 },
      { color: '', size: 'S', third: 'Sewn', quantity: 4 },
    ],
  })
  expect(warnings.map(({ row, message }) => [row, message])).toEqual([
    [
      2,
      'Beside colour and size a product has one option here, "Stitching", and "Style of the hem, which may be long or s" is a second one, so it goes into the description.',
    ],
    [3, 'Each colour, size and Stitching has only one price here: 10.00, with nothing struck out.'],
  ])
})

test('beside another third option fabrics are a list of their own, as before', () => {
  const { fields, warnings } = withOptions(['Stitching', 'Fabric'], [[['Raw', 'Lawn']], [['Sewn', 'Silk']]])
  expect(fields).toMatchObject({
    third: third('Stitching', 'Raw', 'Sewn'),
    Material: [{ Material: 'Lawn' }, { Material: 'Silk' }],
  })
  expect(warnings).toEqual([])
})

test('of size and age the second one is the third option', () => {
  const { fields } = withOptions(['Size', 'Age'], [[['S', '3 years']], [['S', '4 years']]])
  expect(fields).toMatchObject({ Size: [{ Size: 'S' }], third: third('Age', '3 years', '4 years') })
})

test('a long name of the third option is cut, with a warning', () => {
  const { fields, warnings } = withOptions(['How the trousers are stitched for you'], [[['Raw']], [['Sewn']]])
  expect(fields.third).toEqual(third('How the trousers are stitched', 'Raw', 'Sewn'))
  expect(warnings).toEqual([
    {
      row: 2,
      column: 'Option1 Name',
      message:
        'The name of an option has at most 30 characters here, so it becomes "How the trousers are stitched".',
    },
  ])
})

test('an option that a product here cannot have does not stop the file', () => {
  const count = (most: number) => Array.from({ length: most }, (_, nth) => `v${nth}`)
  const left = (name: string, values: readonly string[]) =>
    withOptions(
      [name],
      values.map(value => [[value]]),
    )
  for (const values of [count(21), ['Raw', 'x'.repeat(61)]]) {
    const { fields, warnings } = left('Style', values)
    expect(fields).toMatchObject({ third: null, description: `Style: ${values.join(', ')}` })
    expect(warnings.map(({ message }) => message)).toEqual([
      '"Style" has more or longer values than an option can have here, so it goes into the description.',
    ])
  }
  expect(left('Fabric', count(21)).fields.Material).toHaveLength(21)
  const wide = withOptions(
    ['Color', 'Size', 'Style'],
    count(50).map((value, nth) => [[value, value, `s${nth % 2}`]]),
  )
  expect(wide.fields).toMatchObject({ third: null, description: 'Style: s0, s1' })
})

test.each(['Title', 'title', 'Default Title'])('an option called %s is none', name => {
  const { fields, warnings } = withOptions([name], [[['Default Title']], [['Default Title']]])
  expect([fields.third, fields.description, warnings]).toEqual([null, '', []])
})

/** What each of these variants of colour, size and fabric costs after reading, and how many prices say so. */
function pricesRead(prices: Record<string, number>) {
  const { fields } = withOptions(
    ['Color', 'Size', 'Fabric'],
    Object.entries(prices).map(([choice, price]) => [choice.split(' '), { 'Variant Price': `${price}` }]),
  )
  const optionPrices = fields.optionPrices as OptionPrice[]
  const read = Object.keys(prices).map(choice => {
    const [color, size, third] = choice.split(' ')
    return [choice, optionPriceOf(optionPrices, { color, size, third })?.price ?? fields.price]
  })
  expect(Object.fromEntries(read)).toEqual(prices)
  return optionPrices.map(({ color, size, third = '', price }) => `${color}/${size}/${third} ${price}`)
}

/** A price for each of two colours, sizes and fabrics. */
const everyPrice = (priceOf: (color: string, size: string, fabric: string) => number) =>
  Object.fromEntries(
    ['Rose', 'Ivory'].flatMap(color =>
      ['S', 'L'].flatMap(size =>
        ['Lawn', 'Silk'].map(fabric => [`${color} ${size} ${fabric}`, priceOf(color, size, fabric)]),
      ),
    ),
  )

test('prices are shared by one option where the others make no difference, else by two, else by all', () => {
  const [big, silk, ivory] = [2, 5, 11]
  const add = (price: number, isMore: boolean) => (isMore ? price : 0)
  expect(pricesRead(everyPrice(() => 10))).toEqual([])
  expect(pricesRead(everyPrice((_, size) => 10 + add(big, size === 'L')))).toEqual(['/L/ 12'])
  expect(pricesRead(everyPrice(color => 10 + add(ivory, color === 'Ivory')))).toEqual(['Ivory// 21'])
  expect(pricesRead(everyPrice((_, __, fabric) => 10 + add(silk, fabric === 'Silk')))).toEqual(['//Silk 15'])
  expect(
    pricesRead(everyPrice((_, size, fabric) => 10 + add(big, size === 'L') + add(silk, fabric === 'Silk'))),
  ).toEqual(['/S/Silk 15', '/L/Lawn 12', '/L/Silk 17'])
  expect(
    pricesRead(everyPrice((color, _, fabric) => 10 + add(ivory, color === 'Ivory' && fabric === 'Silk'))),
  ).toEqual(['Ivory//Silk 21'])
  expect(
    pricesRead(everyPrice((color, size) => 10 + add(ivory, color === 'Ivory') + add(big, size === 'L'))),
  ).toEqual(['Rose/L/ 12', 'Ivory/S/ 21', 'Ivory/L/ 23'])
  const all = pricesRead(
    everyPrice(
      (color, size, fabric) =>
        10 + add(ivory, color === 'Ivory') + add(big, size === 'L') + add(silk, fabric === 'Silk'),
    ),
  )
  expect(all).toHaveLength(7)
})

test('a variant that costs as little as any keeps its price where one that names less costs more', () => {
  const { fields } = withOptions(
    ['Color', 'Size'],
    [
      [['Rose', 'S'], { 'Variant Price': '10' }],
      [['Rose', 'L'], { 'Variant Price': '10' }],
      [['', 'L'], { 'Variant Price': '12' }],
      [['Ivory', 'S'], { 'Variant Price': '11' }],
    ],
  )
  const optionPrices = fields.optionPrices as OptionPrice[]
  const costs = (color: string, size: string) => optionPriceOf(optionPrices, { color, size })?.price
  expect([costs('Rose', 'L'), costs('Rose', 'S'), costs('Ivory', 'L')]).toEqual([10, undefined, 12])
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
