import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeUser } from '../../../../test-support/factories.ts'
import { importCsv } from '../../../../test-support/import-csv.ts'
import type { ImportReport } from '../../../contract/catalogue/staff-catalogue.ts'
import { adoptRemotePictures } from '../product/pictures/adopt-remote-pictures.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')

const heading =
  'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Inventory Qty,' +
  'Variant Price,Variant Compare At Price,Status'
const vase = [
  'vase,Vase,<p>Of clay.</p>,Home decor,Size,Big,Style,Tall,1,12.00,15.00,active',
  'vase,,,,,Big,,Low,2,10.00,11.00,',
  'vase,,,,,Small,,Low,4,10.00,,',
]

const sendFile = (text: string, query = '') => importCsv(shop, admin, text, `dryRun=0${query}`)

const send = (lines: readonly string[], query?: string) => sendFile([heading, ...lines].join('\n'), query)

const png = await sharp({ create: { width: 8, height: 10, channels: 3, background: '#8a2433' } })
  .png()
  .toBuffer()

const places = (list: ImportReport['errors']) => list.map(({ row, column }) => [row, column])

test('a Shopify product of another trade is imported with the fields the shop has, and warns about the others', async () => {
  const report = await send(vase, '&category=w-hand-work')
  expect(report).toMatchObject({ created: 1, errors: [], done: true })
  expect(places(report.warnings)).toEqual([[2, 'Type']])
  expect(report.warnings[0]?.message).toContain("Women's Hand Work")
  expect(await admin.client.catalogue.staffGet({ params: { id: 'vase' } })).toMatchObject({
    description: 'Of clay.',
    category: 'w-hand-work',
    price: 10,
    displayPrice: 11,
    Size: [{ Size: 'Big' }, { Size: 'Small' }],
    third: { name: 'Style', values: [{ value: 'Tall' }, { value: 'Low' }] },
    baseOptionPrices: [
      { color: '', size: 'Big', third: 'Tall', price: 12, displayPrice: 15 },
      { color: '', size: 'Small', third: 'Low', price: 10, displayPrice: 10 },
    ],
    stock: [
      { color: '', size: 'Big', third: 'Low', quantity: 2 },
      { color: '', size: 'Big', third: 'Tall', quantity: 1 },
      { color: '', size: 'Small', third: 'Low', quantity: 4 },
    ],
  })
  expect(await send(vase, '&category=w-hand-work')).toMatchObject({ unchanged: 1, errors: [] })
})

test('a category that cannot be guessed is an error, and a guessed one counts before the chosen one', async () => {
  const frock = 'gul,Gul,,Frocks,,,,,1,10.00,,active'
  const report = await send([frock, ...vase.map(line => line.replace('vase', 'jug'))])
  expect(places(report.errors)).toEqual([[3, 'Type']])
  expect(await send([frock], '&category=w-hand-work')).toMatchObject({ created: 1, warnings: [] })
  const { category } = await admin.client.catalogue.staffGet({ params: { id: 'gul' } })
  expect(category).toBe('k-froks')
})

test('a product that costs 0.00 is left out with a word, and the others are imported', async () => {
  const lines = ['gift,Gift,,Frocks,,,,,1,0.00,,active', 'sold,Sold,,Frocks,,,,,1,10.00,,active']
  const report = await send(lines)
  expect(report).toMatchObject({ created: 1, errors: [], done: true })
  expect(places(report.warnings)).toEqual([[2, 'Variant Price']])
  expect((await send(lines)).unchanged).toBe(1)
})

test('pictures of other sites are told of, copied once, and change nothing when the file comes again', async () => {
  const address = (name: string) => `https://cdn.example/${name}.png`
  const file = [
    'Image Src,Variant Image,Handle,Title,Type,Option1 Name,Option1 Value,Variant Price',
    `${address('front')},${address('rust')},copied,Copied,Frocks,Color,Rust,10`,
  ].join('\n')
  expect(await sendFile(file)).toMatchObject({
    created: 1,
    warnings: [
      { row: 2, column: 'Image Src', message: expect.stringContaining('2 pictures from cdn.example') },
    ],
  })
  const get = () => admin.client.catalogue.staffGet({ params: { id: 'copied' } })
  expect((await get()).missingPictures).toEqual([
    { url: address('front'), problem: '' },
    { url: address('rust'), problem: '' },
  ])
  const { signal } = new AbortController()
  await adoptRemotePictures(shop.deps, signal, async url => {
    if (url === address('rust')) throw new Error('answered 404')
    return png
  })
  const { product_images, missingPictures } = await get()
  expect(product_images).toEqual([expect.stringMatching(/^\/media\//)])
  expect(missingPictures).toEqual([{ url: address('rust'), problem: 'answered 404' }])
  expect(await sendFile(file)).toMatchObject({ created: 0, updated: 0, unchanged: 1, warnings: [] })
})

test.each([
  'https://127.0.0.1/a.jpg',
  'https://10.1.2.3/a.jpg',
  'https://[fe80::1]/a.jpg',
  'https://router.local/a.jpg',
  'http://cdn.example/a.jpg',
  '/media/../../etc/passwd',
])('%s is refused as a picture, in words and with its row', async address => {
  const report = await sendFile(
    `Handle,Title,Type,Variant Price,Image Src\nprivate,Private,Frocks,10,${address}`,
  )
  expect(report).toMatchObject({ created: 0, done: false })
  expect(places(report.errors)).toEqual([[2, 'Image Src']])
})
