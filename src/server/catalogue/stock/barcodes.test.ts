import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, productInput } from '../../../../test-support/factories.ts'
import { importCsv } from '../../../../test-support/import-csv.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')
const { catalogue, staff } = owner.client

const [ofS, ofM] = ['4006381333931', '96385074']
type Row = { size: string; quantity: number; barcode?: string }
const sized = (...rows: Row[]) => ({
  Color: [],
  Size: [{ Size: 'S' }, { Size: 'M' }],
  stock: rows.map(row => ({ color: '', ...row })),
})
const makeSized = () =>
  makeProduct(owner, sized({ size: 'S', quantity: 2, barcode: ofS }, { size: 'M', quantity: 2 }))

async function barcodesOf(id: string) {
  const { stock } = await catalogue.staffGet({ params: { id } })
  return Object.fromEntries(stock.map(({ color, size, barcode }) => [color + size, barcode]))
}

const send = (...lines: string[]) => importCsv(shop, owner, lines.join('\n'))

test('a form gives barcodes, keeps those it does not send, takes them off, and all is undone', async () => {
  const { _id: id, slug } = await makeSized()
  const edit = (...rows: Row[]) =>
    catalogue.edit({ params: { id }, body: { ...productInput(), ...sized(...rows) } })
  await edit({ size: 'S', quantity: 2 }, { size: 'M', quantity: 2, barcode: ' 9638-5074' })
  expect(await barcodesOf(id)).toEqual({ S: ofS, M: ofM })
  const { changeId } = await edit({ size: 'S', quantity: 2, barcode: '' }, { size: 'M', quantity: 2 })
  expect(await barcodesOf(id)).toEqual({ S: undefined, M: ofM })
  await catalogue.undo({ params: { id: changeId ?? '' } })
  expect(await barcodesOf(id)).toEqual({ S: ofS, M: ofM })
  const { stock: shown } = await catalogue.get({ params: { id: slug } })
  expect(shown.map(({ size, barcode }) => [size, barcode])).toEqual([
    ['M', ofM],
    ['S', ofS],
  ])
})

test('a wrong digit is refused where it was typed', async () => {
  const wrong = sized({ size: 'S', quantity: 2, barcode: '4006381333930' })
  await expect(makeProduct(owner, wrong)).rejects.toMatchObject({
    fields: { 'stock.0.barcode': expect.stringContaining('no barcode (GTIN)') },
  })
})

test('the staff find a product by its barcode, in the list and by Quick find', async () => {
  const [{ _id: first }, { _id: second }] = [await makeSized(), await makeSized()]
  const { products } = await catalogue.list({ query: { code: '4 006381 333931' } })
  expect(products.map(({ _id }) => _id)).toEqual(expect.arrayContaining([first, second]))
  expect((await catalogue.list({ query: { code: '40063' } })).products).toEqual([])
  expect((await catalogue.list({ query: { q: ofS } })).totalProducts).toBe(products.length)
  const found = await staff.find({ query: { q: ofS } })
  expect(found.products.map(({ _id }) => _id)).toContain(first)
})

test('files bring barcodes along, name what is none, and change nothing when imported again', async () => {
  const heading = 'Slug,Title,Category,Price,Sizes,Stock,Barcodes'
  const row = (codes: string) => `b1,b1,k-froks,10,S | M,* = S = 2 | * = M = 3,${codes}`
  expect(await send(heading, row(`* = S = ${ofS}`))).toMatchObject({ created: 1, errors: [] })
  expect(await barcodesOf('b1')).toEqual({ S: ofS, M: undefined })
  const exported = await (await shop.request('GET', '/api/product/export', owner)).text()
  expect(await send(exported)).toMatchObject({ updated: 0, errors: [], warnings: [] })
  const { errors } = await send(heading, row('* = S = 123'))
  expect(errors).toMatchObject([{ column: 'Barcodes', message: expect.stringContaining('no barcode') }])
  const shopify = await send(
    'Handle,Title,Type,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Variant Barcode',
    "b2,B2,Kids Froks,Size,S,2,10,'036000291452",
    'b2,,,,M,2,10,NONE-1',
  )
  expect(shopify).toMatchObject({
    created: 1,
    warnings: [{ row: 3, column: 'Variant Barcode', message: expect.stringContaining('no barcode') }],
  })
  expect(await barcodesOf('b2')).toEqual({ S: '036000291452', M: undefined })
})
