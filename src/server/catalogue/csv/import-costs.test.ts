import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeUser } from '../../../../test-support/factories.ts'
import { importCsv } from '../../../../test-support/import-csv.ts'
import type { ImportReport } from '../../../contract/catalogue/staff-catalogue.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')

const send = (...lines: string[]) => importCsv(shop, admin, lines.join('\n'))

const exported = async () => (await shop.request('GET', '/api/product/export', admin)).text()

/** What the staff see of what pieces cost, by place. */
async function costsOf(id: string) {
  const { stock } = await admin.client.catalogue.staffGet({ params: { id } })
  return Object.fromEntries(stock.map(({ color, size, third = '', cost }) => [color + size + third, cost]))
}

const notes = (list: ImportReport['errors']) => list.map(({ row, column, message }) => [row, column, message])

const heading = 'Slug,Title,Category,Price,Sizes,Stock,SKUs,Costs'
const own = (slug: string, costs: string) =>
  `${slug},${slug},k-froks,10,S | M,* = S = 2 | * = M = 3,* = S = ${slug}-s,${costs}`

test('an export brings the costs along, and imported again it changes nothing', async () => {
  expect(await send(heading, own('e1', '* = S = 4.50 | * = M = 5'))).toMatchObject({ created: 1, errors: [] })
  expect(await costsOf('e1')).toEqual({ S: 4.5, M: 5 })
  expect(await exported()).toContain('"* = M = 5.00 | * = S = 4.50"')
  expect(await send(await exported())).toMatchObject({ updated: 0, errors: [], warnings: [] })
})

test('a file gives costs alone, leaves those that it does not name, and is undone', async () => {
  await send(heading, own('g1', '* = S = 4 | * = M = 5'))
  const { changeId } = await send('Slug,Costs', 'g1,* = M = 6.25')
  expect(await costsOf('g1')).toEqual({ S: 4, M: 6.25 })
  await admin.client.catalogue.undo({ params: { id: changeId ?? '' } })
  expect(await costsOf('g1')).toEqual({ S: 4, M: 5 })
})

test('costs that a product cannot have are errors, and nothing is imported', async () => {
  const report = await send(heading, own('w1', '* = L = 4 | * = S = 2 | * = S = 3 | * = M = much'))
  expect(notes(report.errors)).toEqual([
    [2, 'Costs', 'Give the amount as a number, for example 48.00.'],
    [2, 'Costs', 'Only one cost for each choice: 2.00 of row 2 is kept, 3.00 is left out.'],
    [2, 'Costs', 'There is no row of stock for L, so the cost of 4.00 has no place.'],
  ])
  expect(report.done).toBe(false)
})

const shopify =
  'Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Cost per item'

test('what Shopify’s variants cost comes along, and what cannot be read is named and left out', async () => {
  const report = await send(
    shopify,
    'frok,Frok,Kids Froks,Size,S,F-S,2,10,"1,250.50"',
    'frok,,,,M,F-M,3,10,n/a',
    'frok,,,,L,F-L,3,10,',
  )
  expect(report).toMatchObject({ created: 1, errors: [] })
  expect(notes(report.warnings)).toEqual([
    [3, 'Cost per item', expect.stringMatching(/number.* left out\.$/)],
  ])
  expect(await costsOf('frok')).toEqual({ S: 1250.5, M: undefined, L: undefined })
  expect(await send(shopify, 'frok,Frok,Kids Froks,Size,S,F-S,2,10,1250.5')).toMatchObject({ errors: [] })
})

test('of variants with a third option each has its cost; with one more the first counts and the other is named', async () => {
  const report = await send(
    'Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant Inventory Qty,Variant Price,Cost per item',
    'suit,Suit,Kids Froks,Size,S,Stitching,Unstitched,Hem,Round,2,10,4',
    'suit,,,,S,,Stitched,,Round,2,10,6',
    'suit,,,,S,,Stitched,,Square,2,10,7',
  )
  expect(notes(report.warnings)).toContainEqual([
    4,
    'Cost per item',
    'Only one cost for each choice: 6.00 of row 3 is kept, 7.00 is left out.',
  ])
  expect(await costsOf('suit')).toEqual({ SUnstitched: 4, SStitched: 6 })
})
