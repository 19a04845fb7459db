import { beforeAll, expect, test } from 'vitest'
import { afterUse } from '../../../../test-support/after-use.ts'
import { createTestApp, type TestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../../test-support/factories.ts'
import type { SizeChartInput, StaffSizeChart } from '../../../contract/catalogue/size-charts.ts'
import { openNotices } from '../../notices/open-notices.ts'
import { addDemoCharts } from './demo-charts.ts'

type Owner = Awaited<ReturnType<typeof makeUser>>

let shop: TestApp
let owner: Owner
beforeAll(async () => {
  shop = await createTestApp()
  owner = await makeUser(shop, 'owner')
})

let count = 0
const body = (changes: Partial<SizeChartInput> = {}): SizeChartInput => ({
  name: `Shirts ${++count}`,
  kind: 'body',
  unit: 'cm',
  columns: ['Chest', 'Hip'],
  rows: [
    { size: 'S', cells: ['88 – 93', ''] },
    { size: 'M', cells: ['94', '34½'] },
  ],
  notes: '',
  everywhere: false,
  categories: [],
  products: [],
  ...changes,
})

async function create(changes: Partial<SizeChartInput> = {}): Promise<StaffSizeChart> {
  const input = body(changes)
  const { charts } = await owner.client.sizeCharts.create({ body: input })
  const made = charts.find(({ name }) => name === input.name)
  if (!made) throw new Error('The chart was not made')
  return made
}

const get = async (id: string) => (await owner.client.sizeCharts.list()).charts.find(({ _id }) => _id === id)

const edit = (chart: StaffSizeChart, changes: Partial<SizeChartInput> = {}) => {
  const { _id, products, ...rest } = chart
  const ids = products.map(product => product._id)
  return owner.client.sizeCharts.edit({ params: { id: _id }, body: { ...rest, products: ids, ...changes } })
}

const remove = (id: string) => owner.client.sizeCharts.remove({ params: { id } })

const shownOf = async (id: string) =>
  (await shop.client().sizeCharts.ofProduct({ params: { id } })).charts.map(({ name }) => name)

test('a shop without the demo has no size charts, and its products show none', async () => {
  const fresh = await createTestApp()
  const seller = await makeUser(fresh, 'owner')
  const { _id } = await makeProduct(seller)
  expect((await seller.client.sizeCharts.list()).charts).toEqual([])
  expect((await fresh.client().sizeCharts.ofProduct({ params: { id: _id } })).charts).toEqual([])
})

test('measures are kept one way, however they were typed', async () => {
  const { rows } = await create()
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['88-93', ''],
    ['94', '34.5'],
  ])
})

test('a product shows its own chart, else its category’s, else its group’s', async () => {
  const { _id, slug } = await makeProduct(owner, { category: 'w-semi-formal' })
  expect(await shownOf(_id)).toEqual([])
  const ofGroup = await create({ categories: ['women'] })
  expect(await shownOf(_id)).toEqual([ofGroup.name])
  const ofCategory = await create({ categories: ['w-semi-formal'] })
  expect(await shownOf(_id)).toEqual([ofCategory.name])
  const own = await create({ products: [_id] })
  expect(await shownOf(slug)).toEqual([own.name])
  for (const { _id: id } of [own, ofCategory, ofGroup]) await remove(id)
  expect(await shownOf(_id)).toEqual([])
})

test('measures of the garment lead to those of the body, and these to no others of their group', async () => {
  const { _id } = await makeProduct(owner, { category: 'w-semi-formal' })
  const ofGroup = await create({ categories: ['women'], kind: 'body' })
  const ofGarment = await create({ products: [_id], kind: 'garment' })
  expect(await shownOf(_id)).toEqual([ofGarment.name, ofGroup.name])
  const ofPerson = await create({ products: [_id], kind: 'body' })
  expect(await shownOf(_id)).toEqual([ofPerson.name])
  for (const { _id: id } of [ofPerson, ofGarment, ofGroup]) await remove(id)
})

test('a chart for every size guide follows the product’s own, and is shown to nobody alone', async () => {
  const [dressed, bare] = [
    await makeProduct(owner, { category: 'w-hand-work' }),
    await makeProduct(owner, { category: 'k-froks' }),
  ]
  const everywhere = await create({ everywhere: true })
  const own = await create({ categories: ['w-hand-work'] })
  expect(await shownOf(dressed._id)).toEqual([own.name, everywhere.name])
  expect(await shownOf(bare._id)).toEqual([])
  for (const { _id: id } of [own, everywhere]) await remove(id)
})

test('what gets another chart is taken from the first, which cannot be saved as it was', async () => {
  const { _id } = await makeProduct(owner)
  const first = await create({ categories: ['k-froks'], products: [_id] })
  const second = await create({ categories: ['k-froks'], products: [_id] })
  expect(second.products).toEqual([{ _id, title: expect.any(String) }])
  expect(await get(first._id)).toMatchObject({ categories: [], products: [], version: expect.any(Number) })
  await expect(edit(first)).rejects.toMatchObject({ code: 'size_chart_changed' })
  for (const { _id: id } of [first, second]) await remove(id)
})

test('of two who change a chart at once one is refused, and nothing of the other is lost', async () => {
  const chart = await create()
  const tries = await Promise.allSettled([
    edit(chart, { notes: 'One' }),
    edit(chart, { notes: 'Two' }),
    edit(chart, { notes: 'Three' }),
  ])
  const done = tries.findIndex(({ status }) => status === 'fulfilled')
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await get(chart._id))?.notes).toBe(['One', 'Two', 'Three'][done])
})

test.each<[string, Partial<SizeChartInput>]>([
  ['columns', { columns: ['Hip', 'hip'] }],
  ['rows', { rows: [{ size: 'S', cells: ['1'] }] }],
  [
    'rows',
    {
      rows: [
        { size: 'S', cells: ['1', '2'] },
        { size: 's', cells: ['1', '2'] },
      ],
    },
  ],
  ['categories', { categories: ['nowhere'] }],
  ['products', { products: ['nobody'] }],
  ['rows.0.cells.0', { rows: [{ size: 'S', cells: ['501', ''] }] }],
  ['rows.0.cells.1', { rows: [{ size: 'S', cells: ['', 'M'] }] }],
])('a chart with wrong %s is refused', async (field, changes) => {
  const refusal = await owner.client.sizeCharts.create({ body: body(changes) }).catch(error => error)
  expect(refusal).toMatchObject({ code: 'invalid', fields: { [field]: expect.any(String) } })
})

test('no two charts have one name', async () => {
  const { name } = await create()
  await expect(create({ name: name.toUpperCase() })).rejects.toMatchObject({
    fields: { name: expect.any(String) },
  })
})

test('every change is in the audit trail, with what the chart is for', async () => {
  const chart = await create({ categories: ['w-hand-work', 'women'] })
  await edit(chart, { notes: 'Laid flat.' })
  await remove(chart._id)
  const query = { thing: 'chart', subjectId: chart._id } as const
  const { changes } = await owner.client.staff.changes({ query })
  expect(changes.map(({ action }) => action)).toEqual(['deleted', 'changed', 'added'])
  expect(changes[1]?.after).toEqual({ notes: 'Laid flat.' })
  expect(changes[2]?.after).toMatchObject({
    forCategories: [
      { code: 'w-hand-work', name: 'Women, Hand Work' },
      { code: 'women', name: 'Women' },
    ],
  })
})

test('a category that is deleted or merged leaves its chart, and a new one of its name has none', async () => {
  const { categories } = await owner.client.categories.create({ body: { name: 'Stoles', parent: 'women' } })
  const made = categories.find(({ name }) => name === 'Stoles')
  const chart = await create({ categories: ['stoles'] })
  expect(made?.code).toBe('stoles')
  await owner.client.categories.remove({ params: { id: 'stoles' } })
  expect((await get(chart._id))?.categories).toEqual([])
  await remove(chart._id)
})

test('the demo’s products show their own measures, then what the specification’s shop does', async () => {
  const demo = await createTestApp()
  await addDemoCharts(demo.db)
  const seller = await makeUser(demo, 'owner')
  for (const [category, names] of [
    ['w-chickankari', ['Straight kurtas and shirts', 'Women’s sizes', 'Kids’ sizes']],
    ['k-froks', ['Frocks and flared sets', 'Kids’ sizes', 'Women’s sizes']],
  ] as const) {
    const { _id } = await makeProduct(seller, { category })
    const { charts } = await demo.client().sizeCharts.ofProduct({ params: { id: _id } })
    expect(charts.map(({ name }) => name)).toEqual(names)
    expect(charts.find(({ name }) => name === 'Women’s sizes')?.rows[2]).toEqual({
      size: 'M',
      cells: ['88-93', '72-77', '96-101'],
    })
  }
})

test('every process hears of a change, which ends kept product pages', async () => {
  const notices = await openNotices(shop, shop.deps.newId)
  afterUse(notices.stop)
  const heard: string[] = []
  notices.subscribe({ onNotice: ({ kind }) => heard.push(kind), onGap: () => {} })
  const { _id } = await create({ categories: ['k-froks'] })
  await notices.waitForNotices()
  expect(heard).toContain('size charts')
  heard.length = 0
  await remove(_id)
  await notices.waitForNotices()
  expect(heard).toContain('size charts')
})
