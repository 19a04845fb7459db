import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../../test-support/factories.ts'
import { importCsv } from '../../../../test-support/import-csv.ts'
import type { ImportReport } from '../../../contract/catalogue/staff-catalogue.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')

const send = (...lines: string[]) => importCsv(shop, admin, lines.join('\n'))

const exported = async () => (await shop.request('GET', '/api/product/export', admin)).text()

/** What the staff see of the SKUs, by place. */
async function skusOf(id: string) {
  const { stock } = await admin.client.catalogue.staffGet({ params: { id } })
  return Object.fromEntries(stock.map(({ color, size, third = '', sku }) => [color + size + third, sku]))
}

const places = (notes: ImportReport['errors']) =>
  notes.map(({ row, column, message }) => [row, column, message])

const ownHeading = 'Slug,Title,Category,Price,Sizes,Stock,SKUs'
const own = (slug: string, skus: string) => `${slug},${slug},k-froks,10,S | M,* = S = 2 | * = M = 3,${skus}`

test('an export brings the SKUs along, and imported again it changes nothing', async () => {
  await send(ownHeading, own('e1', '* = S = E-1 | * = M = E \\= 2'))
  expect(await skusOf('e1')).toEqual({ S: 'E-1', M: 'E = 2' })
  expect(await exported()).toContain('* = M = E \\= 2 | * = S = E-1')
  expect(await send(await exported())).toMatchObject({ updated: 0, errors: [], warnings: [] })
})

test('a file gives SKUs to values of a third option', async () => {
  const heading = 'Slug,Title,Category,Price,Option Name,Option Values,Stock,SKUs'
  const row = 't1,t1,k-froks,10,Stitching,Raw | Sewn,* = * = Raw = 2 | * = * = Sewn = 3,'
  await send(heading, `${row}* = * = Raw = T-1 | * = * = Sewn = T-2`)
  expect(await skusOf('t1')).toEqual({ Raw: 'T-1', Sewn: 'T-2' })
  expect(await send('Slug,SKUs', 't1,* = * = Raw = T-2 | * = * = Sewn = T-1')).toMatchObject({ updated: 1 })
  expect(await skusOf('t1')).toEqual({ Raw: 'T-2', Sewn: 'T-1' })
  const { errors } = await send('Slug,SKUs', 't1,* = * = Lined = T-3')
  expect(places(errors)).toEqual([
    [2, 'SKUs', 'There is no row of stock for Lined, so the SKU T-3 has no place.'],
  ])
})

test('a file gives SKUs alone, swaps them, and leaves those that it does not name', async () => {
  await send(ownHeading, own('g1', '* = S = G-1 | * = M = G-2'))
  expect(await send('Slug,SKUs', 'g1,* = S = G-2 | * = M = G-1')).toMatchObject({
    updated: 1,
    stock: [],
    errors: [],
  })
  expect(await skusOf('g1')).toEqual({ S: 'G-2', M: 'G-1' })
  const { changeId } = await send('Slug,SKUs', 'g1,* = M = G-3')
  expect(await skusOf('g1')).toEqual({ S: 'G-2', M: 'G-3' })
  await admin.client.catalogue.undo({ params: { id: changeId ?? '' } })
  expect(await skusOf('g1')).toEqual({ S: 'G-2', M: 'G-1' })
  expect(await send('Slug,SKUs', 'g1,')).toMatchObject({ unchanged: 1, errors: [] })
})

test('one SKU is of a product whose stock is one number', async () => {
  await send('Slug,Title,Category,Price,Stock,SKUs', 'o1,o1,k-froks,10,4,O-1')
  expect(await skusOf('o1')).toEqual({ '': 'O-1' })
  expect(await exported()).toContain('"O-1"')
})

test('SKUs that a product cannot have are errors, and nothing is imported', async () => {
  const { title } = await makeProduct(admin, {
    Size: [],
    Color: [],
    stock: [{ color: '', size: '', quantity: 1, sku: 'W-1' }],
  })
  const report = await send(
    ownHeading,
    own('w1', '* = S = w-1 | * = M = W-2'),
    own('w2', `* = S = W-2 | * = L = W-3 | * = M = ${'x'.repeat(65)}`),
  )
  expect(report.done).toBe(false)
  expect(places(report.errors)).toEqual([
    [2, 'SKUs', `The SKU w-1 is already used by “${title}”.`],
    [3, 'SKUs', 'The SKU W-2 is already in row 2.'],
    [3, 'SKUs', 'Use at most 64 characters for the SKU.'],
    [3, 'SKUs', 'There is no row of stock for L, so the SKU W-3 has no place.'],
  ])
})

const shopifyHeading =
  'Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Option3 Name,Option3 Value'

test('variants of a Shopify file bring their SKUs, and those without a place are named', async () => {
  const lines = [
    shopifyHeading,
    "kurta,Kurta,Girls frock,Size,S,Style,Short,'0071,2,10,Hem,Round",
    'kurta,,,,S,,Short,K-S2,1,10,,Square',
    'kurta,,,,S,,Long,K-S3,1,10,,Round',
    'kurta,,,,M,,Long,K-M,1,10,,Round',
    'kurta,,,,M,,Long,K-M2,1,10,,Square',
    'shirt,Shirt,Girls frock,Size,S,,,K-M,1,10,,',
  ]
  const report = await send(...lines)
  expect(report).toMatchObject({ created: 2, errors: [], done: true })
  expect(places(report.warnings.filter(({ column }) => column === 'Variant SKU'))).toEqual([
    [3, 'Variant SKU', 'Only one SKU for each choice: 0071 of row 2 is kept, K-S2 is left out.'],
    [6, 'Variant SKU', 'Only one SKU for each choice: K-M of row 5 is kept, K-M2 is left out.'],
    [7, 'Variant SKU', 'The SKU K-M is already in row 5.'],
  ])
  expect(await skusOf('kurta')).toEqual({ SShort: '0071', SLong: 'K-S3', MLong: 'K-M' })
  expect(await skusOf('shirt')).toEqual({ S: undefined })
  expect(await send(...lines)).toMatchObject({ unchanged: 2, errors: [] })
})

test('variants without counted pieces keep their SKUs', async () => {
  const report = await send(shopifyHeading, 'bag,Bag,Girls frock,Size,S,,,B-S,,10,,', 'bag,,,,M,,,B-M,,10,,')
  expect(report).toMatchObject({ created: 1, errors: [] })
  expect(await skusOf('bag')).toEqual({ S: 'B-S', M: 'B-M' })
})

test('an SKU moves between two sizes of a product by the row that gets it, with another count too', async () => {
  await send(ownHeading, own('m1', '* = S = M-1'))
  expect(await send(ownHeading, own('m1', '* = M = M-1').replace('M = 3', 'M = 5'))).toMatchObject({
    errors: [],
  })
  expect(await skusOf('m1')).toEqual({ S: undefined, M: 'M-1' })
  expect(await send('Slug,SKUs', 'm1,* = S = M-1')).toMatchObject({ updated: 1, errors: [] })
  expect(await skusOf('m1')).toEqual({ S: 'M-1', M: undefined })
})

test('a size that the file takes away moves its pieces as before', async () => {
  await send(ownHeading, own('r1', '* = S = R-1'))
  expect(await send('Slug,Sizes,SKUs', 'r1,M,* = M = R-2')).toMatchObject({ updated: 1, errors: [] })
  expect(await skusOf('r1')).toMatchObject({ M: 'R-2' })
})

test('empty SKUs say nothing, and a second one for the same pieces is named', async () => {
  await send(ownHeading, own('n1', '* = S = N-1'))
  expect(await send('Slug,SKUs', 'n1,* = S = | * = M =')).toMatchObject({ unchanged: 1, errors: [] })
  expect(places((await send('Slug,SKUs', 'n1,* = S = N-2 | * = S = N-3')).errors)).toEqual([
    [2, 'SKUs', 'Only one SKU for each choice: N-2 of row 2 is kept, N-3 is left out.'],
  ])
})

test('a product that is found by its title alone gets no SKUs, and that is said', async () => {
  const heading = 'Title,Category,Price,Stock'
  await send(heading, 'Untold,k-froks,10,4')
  const { unchanged, warnings } = await send(`${heading},SKUs`, 'Untold,k-froks,10,4,U-1')
  expect([unchanged, places(warnings)]).toEqual([
    1,
    [[2, 'SKUs', 'Write the slug of this product under Slug to give it SKUs.']],
  ])
})

test('a product that came without pieces before gets the SKUs of the same file', async () => {
  const heading = shopifyHeading.replace('Variant SKU', 'Vendor')
  const lines = ['belt,Belt,Girls frock,Size,S,,,T-S,,10,,', 'belt,,,,M,,,T-M,,10,,']
  await send(heading, ...lines)
  expect(await send(shopifyHeading, ...lines)).toMatchObject({ updated: 1, errors: [] })
  expect(await skusOf('belt')).toEqual({ S: 'T-S', M: 'T-M' })
})

test('SKUs for new sizes take no pieces away', async () => {
  await send('Slug,Title,Category,Price,Sizes,Stock', 'z1,z1,k-froks,10,S,* = S = 10')
  const { done, errors } = await send('Slug,Sizes,SKUs', 'z1,Small,* = Small = Z-1')
  expect([done, places(errors)]).toEqual([
    false,
    [[2, 'SKUs', 'There is no row of stock for Small, so the SKU Z-1 has no place.']],
  ])
})
