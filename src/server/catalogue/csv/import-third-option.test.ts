import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../../test-support/factories.ts'
import { importCsv } from '../../../../test-support/import-csv.ts'
import type { ImportReport } from '../../../contract/catalogue/staff-catalogue.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')

const send = (...lines: string[]) => importCsv(shop, admin, lines.join('\n'))

const exported = async () => (await shop.request('GET', '/api/product/export', admin)).text()

const find = (id: string) => admin.client.catalogue.staffGet({ params: { id } })

const notes = (list: ImportReport['errors']) => list.map(({ row, column, message }) => [row, column, message])

const third = (name: string, ...values: string[]) => ({ name, values: values.map(value => ({ value })) })

const stitching = third('Stitching', 'Unstitched', 'Stitched')

/** A product in two sizes, each unstitched or stitched, of which the stitched one costs more. */
const makeSuit = (changes: Parameters<typeof makeProduct>[1] = {}) =>
  makeProduct(admin, {
    Color: [],
    third: stitching,
    price: 10,
    displayPrice: null,
    optionPrices: [{ color: '', size: '', third: 'Stitched', price: 14, displayPrice: 18 }],
    stock: [
      { color: '', size: 'S', third: 'Unstitched', quantity: 2, sku: `U-${crypto.randomUUID()}`, cost: 4.5 },
      { color: '', size: 'S', third: 'Stitched', quantity: 3, barcode: '4006381333931' },
      { color: '', size: 'M', quantity: 5 },
    ],
    ...changes,
  })

/** The export without these columns. */
function without(file: string, ...columns: string[]) {
  const [headings = [], ...rows] = parse(file, { bom: true })
  const kept = (cells: string[]) => cells.filter((_, nth) => !columns.includes(headings[nth] ?? ''))
  const line = (cells: string[]) => cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join()
  return [headings, ...rows].map(cells => line(kept(cells))).join('\r\n')
}

test('an export brings the third option along: again it changes nothing, and another shop gets the same', async () => {
  await makeSuit()
  await makeProduct(admin)
  await makeSuit({
    third: third('= *; |', '*', '**', 'a = b', '; \\ |', '10'),
    optionPrices: [
      { color: '', size: 'S', third: '10', price: 12, displayPrice: 15 },
      { color: '', size: '', third: '*', price: 13 },
      { color: '', size: 'M', price: 14, displayPrice: 20 },
    ],
    stock: [
      { color: '', size: '', third: '*', quantity: 1 },
      { color: '', size: 'S', third: '**', quantity: 2, sku: 'T = 1', barcode: '4006381333931', cost: 3 },
      { color: '', size: 'M', third: 'a = b', quantity: 3, sku: '*' },
      { color: '', size: '', third: '; \\ |', quantity: 4 },
      { color: '', size: '', quantity: 5 },
    ],
  })
  const file = await exported()
  expect(await send(file)).toMatchObject({ created: 0, updated: 0, unchanged: 3, errors: [], warnings: [] })

  const other = await createTestApp()
  const owner = await makeUser(other, 'admin')
  expect(await importCsv(other, owner, file)).toMatchObject({ created: 3, errors: [] })
  const copy = await (await other.request('GET', '/api/product/export', owner)).text()
  const ofShop = ['ID', 'Slug', 'Updated At', 'Stock When Exported', 'Publish At']
  expect(
    without(copy, ...ofShop)
      .split('\r\n')
      .toSorted(),
  ).toEqual(
    without(file, ...ofShop)
      .split('\r\n')
      .toSorted(),
  )
})

test('a file without the columns leaves the third option with its prices and pieces', async () => {
  const { _id: id } = await makeSuit()
  const before = await find(id)
  const file = without(await exported(), 'Option Name', 'Option Values')
  expect(file).not.toContain('Option Name')
  expect(await send(file)).toMatchObject({ updated: 0, errors: [], warnings: [] })
  expect(await send('ID,Title', `${id},New title`)).toMatchObject({ updated: 1, errors: [], warnings: [] })
  expect(await find(id)).toMatchObject({
    third: before.third,
    stock: before.stock,
    baseOptionPrices: before.baseOptionPrices,
  })
})

test('an old file that counts by size alone sets the stock of all values', async () => {
  const { _id: id } = await makeSuit()
  expect(await send('ID,Stock', `${id},* = S = 4 | * = M = 6`)).toMatchObject({ updated: 1, errors: [] })
  expect((await find(id)).stock).toMatchObject([
    { color: '', size: 'M', quantity: 6 },
    { color: '', size: 'S', quantity: 4 },
  ])
})

test('a file gives a product a third option with prices, stock, SKUs, barcodes and costs', async () => {
  const heading =
    'Slug,Title,Category,Price,Sizes,Option Name,Option Values,Other Prices,SKUs,Barcodes,Costs,Stock'
  const row = (prices: string) =>
    `cloth,Cloth,k-froks,10,S | M,Stitching,Unstitched | Stitched,${prices},* = S = Stitched = C-1,` +
    '* = * = Unstitched = 4006381333931,* = S = Stitched = 6.25,* = S = Stitched = 2 | * = * = Unstitched = 7'
  expect(await send(heading, row('* = * = Stitched = 14 = 15'))).toMatchObject({ created: 1, errors: [] })
  expect(await find('cloth')).toMatchObject({
    third: stitching,
    baseOptionPrices: [{ color: '', size: '', third: 'Stitched', price: 14, displayPrice: 15 }],
    stock: [
      { color: '', size: '', third: 'Unstitched', quantity: 7, barcode: '4006381333931' },
      { color: '', size: 'S', third: 'Stitched', quantity: 2, sku: 'C-1', cost: 6.25 },
    ],
  })
  expect(await send(heading, row('* = * = Stitched = 14 = 15'))).toMatchObject({ unchanged: 1, errors: [] })
  expect(await send('Slug,Stock', 'cloth,* = S = Stitched = 3 | * = * = Unstitched = 7')).toMatchObject({
    stock: [{ row: 2, color: '', size: 'S', third: 'Stitched', before: 2, after: 3 }],
  })
  expect(await send('Slug,Option Name,Option Values', 'cloth,,')).toMatchObject({
    updated: 1,
    warnings: [
      {
        row: 2,
        column: 'Option Values',
        message: 'The product loses its option "Stitching". Pieces that were counted by it are added up.',
      },
      {
        row: 2,
        column: 'Option Values',
        message: 'The price of Stitched goes with it. Write other ones under Other Prices.',
      },
    ],
  })
  const plain = await find('cloth')
  expect(plain.third).toBeUndefined()
  expect(plain.stock).toMatchObject([
    { size: '', quantity: 7 },
    { size: 'S', quantity: 3 },
  ])
  expect(await send(await exported())).toMatchObject({ updated: 0, errors: [] })
})

test('what a product does not have is named in words, in its column', async () => {
  const heading = 'Slug,Title,Category,Price,Sizes,Option Name,Option Values,Other Prices,SKUs,Stock'
  const start = 'wrong,Wrong,k-froks,10,S'
  const errorsOf = async (...cells: string[]) => notes((await send(heading, [start, ...cells].join())).errors)
  expect(await errorsOf('Stitching', 'Stitched', '* = * = Lined = 12', '', '* = S = Lined = 0')).toEqual([
    [2, 'Other Prices', 'The product has no option "Lined".'],
    [2, 'Stock', 'The product has no option "Lined".'],
  ])
  expect(await errorsOf('Stitching', 'Stitched', '* = S = 12 = 15', '', '')).toEqual([
    [2, 'Other Prices', 'The product has no option "12".'],
  ])
  expect(await errorsOf('', '', '', '', '* = S = 5 = 6')).toEqual([
    [2, 'Stock', 'The product has no option "5".'],
  ])
  expect(await errorsOf('', '', '', '* = S = A = 1', '* = S = 5')).toEqual([
    [2, 'SKUs', 'There is no row of stock for S, A, so the SKU 1 has no place.'],
  ])
  expect(await errorsOf('Stitching', 'Stitched | Stitched', '', '', '')).toEqual([
    [2, 'Option Values', 'Two values have the same name.'],
  ])
  expect(await errorsOf('x'.repeat(31), 'Stitched', '', '', '')).toEqual([
    [2, 'Option Name', expect.stringContaining('30 characters')],
  ])
})

test('a number that could be a price or a value of the product is asked for', async () => {
  const { _id: id } = await makeSuit({
    third: third('Pieces', '2', '3'),
    optionPrices: [],
    stock: [{ color: '', size: '', quantity: 1 }],
  })
  expect(notes((await send('ID,Other Prices', `${id},* = S = 3 = 12`)).errors)).toEqual([
    [
      2,
      'Other Prices',
      '"3" could be a price or a value of "Pieces". Add the columns Option Name and Option Values.',
    ],
  ])
  expect(await send('ID,Other Prices', `${id},* = S = 8 = 12`)).toMatchObject({ updated: 1, errors: [] })
  expect((await find(id)).baseOptionPrices).toEqual([{ color: '', size: 'S', price: 8, displayPrice: 12 }])
  expect(
    await send('ID,Option Name,Option Values,Other Prices', `${id},Pieces,2 | 3,* = S = 3 = 12`),
  ).toMatchObject({ updated: 1, errors: [] })
  expect((await find(id)).baseOptionPrices).toMatchObject([{ size: 'S', third: '3', price: 12 }])
})

test('more choices than a product may have are refused before its stock is looked at', async () => {
  const names = (count: number) => Array.from({ length: count }, (_, nth) => `N${nth}`).join(' | ')
  const heading = 'Slug,Title,Category,Price,Colours,Sizes,Option Name,Option Values,Stock'
  const row = `many,Many,k-froks,10,${names(50)},${names(50)},Stitching,${names(20)},N0 = N0 = N99 = 1`
  expect(await send(heading, row)).toMatchObject({
    created: 0,
    errors: [
      {
        row: 2,
        column: 'Option Values',
        message: 'Colours, sizes and options make more than 2,500 choices.',
      },
    ],
  })
})
