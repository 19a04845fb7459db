import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { csvForm, makeUser } from '../../../../test-support/factories.ts'
import type { ImportReport } from '../../../contract/catalogue/staff-catalogue.ts'

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

async function send(lines: readonly string[], query = ''): Promise<ImportReport> {
  const init = { token: admin.token, body: csvForm([heading, ...lines].join('\n')) }
  return (await shop.request('POST', `/api/product/import?dryRun=0${query}`, init)).json()
}

const places = (list: ImportReport['errors']) => list.map(({ row, column }) => [row, column])

test('a Shopify product of another trade is imported with the fields the shop has, and warns about the others', async () => {
  const report = await send(vase, '&category=w-hand-work')
  expect(report).toMatchObject({ created: 1, errors: [], done: true })
  expect(places(report.warnings)).toEqual([
    [2, 'Option2 Name'],
    [2, 'Type'],
    [2, 'Variant Price'],
  ])
  expect(report.warnings[1]?.message).toContain("Women's Hand Work")
  expect(await admin.client.catalogue.staffGet({ params: { id: 'vase' } })).toMatchObject({
    description: 'Of clay.\n\nStyle: Tall, Low',
    category: 'w-hand-work',
    price: 10,
    displayPrice: 11,
    Size: [{ Size: 'Big' }, { Size: 'Small' }],
    stock: [
      { color: '', size: 'Big', quantity: 3 },
      { color: '', size: 'Small', quantity: 4 },
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
