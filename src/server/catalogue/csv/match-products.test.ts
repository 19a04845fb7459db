import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../../test-support/factories.ts'
import { importCsv } from '../../../../test-support/import-csv.ts'
import type { ImportReport } from '../../../contract/catalogue/staff-catalogue.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')

const send = (...lines: string[]) => importCsv(shop, admin, lines.join('\n'))

const placesOf = ({ errors }: ImportReport) => errors.map(({ row, column }) => [row, column])
const count = async () => (await admin.client.catalogue.list({})).totalProducts
const find = (id: string) => admin.client.catalogue.staffGet({ params: { id } })

test('cells that a short row lacks leave their fields unchanged', async () => {
  const { _id: id, ...made } = await makeProduct(admin, { included: ['Length'] })
  expect(await send('ID,Price,Sizes,Materials,Included', `${id},50`)).toMatchObject({
    updated: 1,
    errors: [],
  })
  const { price, Size, Material, included } = await find(id)
  expect([price, Size, Material, included]).toEqual([50, made.Size, made.Material, ['Length']])
})

test('an unknown ID beside a known one is an error, and so is the ID or slug of a deleted product', async () => {
  const [known, gone] = [await makeProduct(admin), await makeProduct(admin)]
  await admin.client.catalogue.remove({ params: { id: gone._id } })
  const before = await count()
  const heading = 'ID,Slug,Title,Category,Price'
  const report = await send(
    heading,
    `${known._id},,Known,k-froks,1`,
    `${known._id.slice(0, -1)}x,,Mistyped,k-froks,1`,
    `${gone._id},,Gone,k-froks,1`,
    `,${gone.slug},Gone again,k-froks,1`,
  )
  expect(placesOf(report)).toEqual([
    [3, 'ID'],
    [4, 'ID'],
    [5, 'Slug'],
  ])
  expect(await count()).toBe(before)
})

test('an ID and a slug of different products are an error; a former slug of the same product is accepted', async () => {
  const [one, other] = [await makeProduct(admin), await makeProduct(admin)]
  for (const slug of [other.slug, 'a-slug-of-nobody'])
    expect(placesOf(await send('ID,Slug,Price', `${one._id},${slug},12`))).toEqual([[2, 'Slug']])
  await send('ID,Title', `${one._id},Called otherwise now`)
  expect(await send('ID,Slug,Price', `${one._id},${one.slug},12`)).toMatchObject({ updated: 1, errors: [] })
})

test('the IDs of another shop are ignored with a warning', async () => {
  const { slug } = await makeProduct(admin)
  const report = await send('ID,Slug,Title,Category,Price', `other-1,${slug},Here,k-froks,1`)
  expect(report).toMatchObject({ created: 0, updated: 1, errors: [], done: true })
  expect(report.warnings).toEqual([{ row: 1, column: 'ID', message: expect.stringContaining('this shop') }])
})
