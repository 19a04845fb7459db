import { describe, expect, test } from 'vitest'
import { specified } from '../categories/load-categories.ts'
import { columns } from './columns.ts'
import { readFile } from './read-file.ts'
import { shopifyColumns } from './shopify/shopify-columns.ts'
import { parseCsvTable } from './tables/csv-table.ts'

type Cells = Record<string, string>

const shop = { groups: specified.groups, category: 'k-froks', currency: 'USD' }

/** What is read from rows whose cells are by heading, and what is said of them. */
function read(rows: readonly Cells[], headings: readonly string[]) {
  const line = (cells: readonly string[]) => cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join()
  const lines = [line(headings), ...rows.map(row => line(headings.map(heading => row[heading] ?? '')))]
  const { products, errors, warnings } = readFile(
    parseCsvTable(new TextEncoder().encode(lines.join('\n'))),
    shop,
  )
  return {
    read: products.map(({ errors: _, warnings: __, ...product }) => product),
    told: [errors, warnings, ...products.map(product => [product.errors, product.warnings])],
  }
}

/** That a cell that is filled makes another product of the file, or is told of. */
function expectNoticed(headings: readonly string[], rows: readonly Cells[], at: number, filled: Cells) {
  const cells = rows.map((row, nth) => (nth === at ? { ...row, ...filled } : row))
  const [without, withIt] = [read(rows, headings), read(cells, headings)]
  expect(withIt).not.toEqual(without)
}

describe('in the shop’s own format, every column that is filled is read or told of', () => {
  const headings = columns.map(([heading]) => heading)
  const whole: Cells = { Title: 'Kurta', Category: 'k-froks', Price: '10', Stock: '3' }
  const wrong: Cells = { Title: 'Shirt', Category: 'k-hand-work', Price: '12', Stock: '4' }

  test.each(headings)('%s', column => {
    expectNoticed(headings, [whole], 0, { [column]: wrong[column] ?? '7' })
  })

  test.each<Cells>([
    { Status: 'draft', 'Publish At': '2026-11-21T09:00:00Z' },
    { 'Stock When Exported': '4', 'Updated At': '' },
    { Colours: 'Rust = #aa3322 = /r.webp = lost' },
    { 'Picture Colours': '/a.webp = Rust = lost' },
    { Stock: 'Rust = 5' },
    { Stock: 'Rust = S = 5 = 6 = 7' },
    { 'Other Prices': 'Rust = S = 5 = 6 = 7' },
    { 'Option Name': 'Stitching' },
    { 'Option Values': 'Stitched' },
    { Price: '0.00' },
  ])('%o, with a word', cells => {
    expect(read([{ ...whole, ...cells }], headings).told).not.toEqual(read([whole], headings).told)
  })
})

describe('in Shopify’s format', () => {
  const others = ['Vendor', 'Variant Barcode', 'Variant Grams', 'Gift Card', 'Metafield: custom.care']
  const [, ...known] = shopifyColumns
  const headings = ['Handle', ...known, ...others]
  const first: Cells = {
    ...{ Handle: 'kurta', Title: 'Kurta', Type: 'Girls frock', 'Variant Price': '10', Status: 'active' },
    ...{ 'Image Src': 'https://cdn.example/1.jpg', 'Option1 Name': 'Size', 'Option1 Value': 'S' },
  }
  const second: Cells = { Handle: 'kurta', 'Option1 Value': 'M', 'Variant Price': '10' }
  const third: Cells = { Handle: 'kurta', 'Image Src': 'https://cdn.example/0.jpg' }
  const text = (column: string) =>
    ({ 'Image Src': 'https://cdn.example/2.jpg', 'Variant Image': 'https://cdn.example/3.jpg' })[column] ??
    '7'

  test.each([...known, ...others])('%s is read or told of, in the first row and the second', column => {
    // A category is guessed from the first text that tells it.
    const start = column === 'Product Category' ? { ...first, Type: '' } : first
    for (const at of [0, 1]) expectNoticed(headings, [start, second, third], at, { [column]: text(column) })
  })

  test.each(known.filter(column => column !== 'Image Position'))(
    '%s that says another thing than the first row is read or told of',
    column => {
      const same = { [column]: first[column] ?? text(column) }
      const named = { 'Option2 Name': 'Fabric', 'Option3 Name': 'Style' }
      const rows = [
        { ...first, ...named, ...same },
        { ...second, ...third, ...same },
      ]
      expectNoticed(headings, rows, 1, { [column]: `${text(column)}8` })
    },
  )

  test.each<[string, Cells]>([
    ['a picture of a variant of the same colour', { 'Variant Image': 'https://cdn.example/4.jpg' }],
    ['two options for one field', { 'Option2 Name': 'Age', 'Option2 Value': '3 years' }],
    ['a place among pictures that is none', { 'Image Position': 'first' }],
    ['a word in place of pieces', { 'Variant Inventory Qty': 'many' }],
    ['a price of nothing', { 'Variant Price': '0.00' }],
  ])('%s is read or told of', (_, cells) => {
    expectNoticed(headings, [first, second], 0, cells)
  })

  test('both names of one column cannot be lost beside each other', () => {
    const both = [...headings, 'Price']
    expectNoticed(both, [first, second], 0, { Price: '99' })
  })

  test('columns without a place are told of in one warning', () => {
    const { warnings } = readFile(
      parseCsvTable(new TextEncoder().encode('Handle,Title,Vendor,Gift Card,Cost\nkurta,Kurta,Zari,false,')),
      shop,
    )
    expect(warnings).toEqual([
      { row: 1, column: 'Vendor', message: expect.stringContaining('left out: Vendor, Gift Card.') },
    ])
  })

  test('pictures beyond those a product may have are told of, and the others kept', () => {
    const rows = Array.from({ length: 45 }, (_, nth) => ({
      ...(nth === 0 ? first : { Handle: 'kurta' }),
      'Image Src': `https://cdn.example/${nth}.jpg`,
    }))
    const [product] = read(rows, headings).read
    expect(product?.fields.product_images).toHaveLength(40)
    expect(read(rows, headings).told.flat(2)).toContainEqual({
      row: 42,
      column: 'Image Src',
      message: 'A product has at most 40 pictures; 5 are left out.',
    })
  })
})
