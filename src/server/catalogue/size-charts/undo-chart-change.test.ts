import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, type TestUser } from '../../../../test-support/factories.ts'
import type { SizeChartInput, StaffSizeChart } from '../../../contract/catalogue/size-charts.ts'

let shop: TestApp
let owner: TestUser
beforeAll(async () => {
  shop = await createTestApp()
  owner = await makeUser(shop, 'owner')
})

const list = async () => (await owner.client.sizeCharts.list()).charts
const get = async (id: string) => (await list()).find(({ _id }) => _id === id)

let count = 0
async function create(changes: Partial<SizeChartInput> = {}): Promise<StaffSizeChart> {
  const rows = [{ size: 'S, petite', cells: ['88-93', ''] }]
  const grid = { kind: 'body', unit: 'cm', columns: ['Chest', 'Hip'], rows } as const
  const body = {
    ...{ name: `Shirts ${++count}`, ...grid, columns: [...grid.columns] },
    ...{ notes: '', everywhere: false, categories: [], products: [], ...changes },
  }
  const { charts } = await owner.client.sizeCharts.create({ body })
  return charts.find(({ name }) => name === body.name) ?? expect.fail(body.name)
}
async function edit(id: string, changes: Partial<SizeChartInput>) {
  const { _id, products, ...rest } = (await get(id)) ?? expect.fail(id)
  const body = { ...rest, products: products.map(product => product._id), ...changes }
  await owner.client.sizeCharts.edit({ params: { id }, body })
}
const remove = (id: string) => owner.client.sizeCharts.remove({ params: { id } })
async function category(): Promise<string> {
  const name = `Cloth ${shop.deps.newId().slice(-6)}`
  const { categories } = await owner.client.categories.create({ body: { name, parent: 'women' } })
  return categories.find(each => each.name === name)?.code ?? ''
}

const changesOf = async (subjectId: string) =>
  (await owner.client.staff.changes({ query: { thing: 'chart', subjectId } })).changes
const undo = async (id: string, nth = 0) => {
  const change = (await changesOf(id))[nth]
  return owner.client.sizeCharts.undo({ params: { id: change?.batchId ?? 'none' } })
}
const withoutVersion = (chart: StaffSizeChart | undefined) => ({ ...chart, version: 0 })
const refused = { code: 'cannot_undo' }

test('an edit is undone: the grid, its words and what it is for', async () => {
  const [code, product] = [await category(), (await makeProduct(owner))._id]
  const chart = await create({ categories: [code], products: [product] })
  await edit(chart._id, {
    columns: ['Chest'],
    rows: [{ size: 'M', cells: ['94'] }],
    categories: [],
    products: [],
    notes: 'Laid flat.',
    kind: 'garment',
  })
  expect(await undo(chart._id)).toEqual({ undone: 1, left: 0, purged: 0 })
  expect(withoutVersion(await get(chart._id))).toEqual(withoutVersion(chart))
  expect((await changesOf(chart._id))[0]).toMatchObject({ action: 'undone', after: { measured: 'body' } })
})

test('a category that a new chart took is the first chart’s again, and both changes are on record', async () => {
  const code = await category()
  const first = await create({ categories: [code] })
  const second = await create({ categories: [code] })
  expect((await get(first._id))?.categories).toEqual([])
  expect(await changesOf(first._id)).toMatchObject([
    { action: 'changed', before: { forCategories: [{ code }] }, after: { forCategories: [] } },
    { action: 'added' },
  ])
  await undo(second._id)
  expect(await get(second._id)).toBeUndefined()
  expect((await get(first._id))?.categories).toEqual([code])
  expect((await changesOf(first._id)).map(({ undone }) => undone)).toEqual([false, true, false])
  await undo(first._id)
  expect((await get(second._id))?.categories).toEqual([code])
  expect((await get(first._id))?.categories).toEqual([])
})

test('what was changed again since is refused with words, also where another chart took from it', async () => {
  const code = await category()
  const chart = await create()
  await edit(chart._id, { categories: [code] })
  await create({ categories: [code] })
  await expect(undo(chart._id, 1)).rejects.toMatchObject({
    ...refused,
    message: `This cannot be undone: the size chart ${chart.name} has been changed again since.`,
  })
})

test('nothing is taken from a chart that a category has by now', async () => {
  const code = await category()
  const [chart, other] = [await create({ categories: [code] }), await create()]
  await remove(chart._id)
  await edit(other._id, { categories: [code] })
  await expect(undo(chart._id)).rejects.toMatchObject({
    ...refused,
    message: expect.stringMatching(
      new RegExp(`^This cannot be undone: Women, .* has the size chart ${other.name} by now.$`),
    ),
  })
  expect(await get(chart._id)).toBeUndefined()
})

test('a deleted chart comes back under its id, without what is gone, and open forms are told', async () => {
  const [code, product] = [await category(), (await makeProduct(owner))._id]
  const chart = await create({ categories: [code, 'k-froks'], products: [product] })
  await remove(chart._id)
  await owner.client.categories.remove({ params: { id: code } })
  await owner.client.catalogue.remove({ params: { id: product } })
  await undo(chart._id)
  expect(await get(chart._id)).toMatchObject({ name: chart.name, categories: ['k-froks'], products: [] })
  const { _id: id, products: _, ...body } = chart
  await expect(
    owner.client.sizeCharts.edit({ params: { id }, body: { ...body, products: [] } }),
  ).rejects.toMatchObject({ code: 'size_chart_changed' })
  await remove(id)
})

test('a deleted product or category does not hinder undoing', async () => {
  const [code, product] = [await category(), (await makeProduct(owner))._id]
  const chart = await create()
  await edit(chart._id, { categories: [code], products: [product], notes: 'Laid flat.' })
  await owner.client.categories.remove({ params: { id: code } })
  await owner.client.catalogue.remove({ params: { id: product } })
  await undo(chart._id)
  expect(withoutVersion(await get(chart._id))).toEqual(withoutVersion(chart))
})

test('a deleted chart does not come back beside one of its name', async () => {
  const chart = await create()
  await remove(chart._id)
  await create({ name: chart.name.toUpperCase() })
  await expect(undo(chart._id)).rejects.toMatchObject({
    message: `This cannot be undone: there already is a size chart ${chart.name.toUpperCase()}.`,
  })
})

test('a record from before changes of charts could be undone is refused with words', async () => {
  const { _id } = await create()
  await edit(_id, { notes: 'Laid flat.' })
  const id = (await changesOf(_id))[0]?._id ?? ''
  const before = JSON.stringify({ measures: ['S: 88, 90'] })
  await shop.db.updateTable('changes').set({ before }).where('id', '=', id).execute()
  await expect(undo(_id)).rejects.toMatchObject({
    message: 'This change is from before such changes could be undone.',
  })
})
