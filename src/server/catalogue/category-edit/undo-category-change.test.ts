import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, type TestUser } from '../../../../test-support/factories.ts'
import type { NewCategory, StaffCategory } from '../../../contract/catalogue/categories.ts'

let shop: TestApp
let owner: TestUser
beforeAll(async () => {
  shop = await createTestApp()
  owner = await makeUser(shop, 'owner')
})

const list = async () => (await owner.client.categories.list()).categories
const find = async (code: string) => (await list()).find(category => category.code === code)
async function get(code: string): Promise<StaffCategory> {
  const found = await find(code)
  if (!found) throw new Error(`No category ${code}`)
  return found
}

async function create(input: Partial<NewCategory> = {}): Promise<StaffCategory> {
  const name = `Cloth ${shop.deps.newId().slice(-6)}`
  const body = { name, parent: 'women', ...input }
  const { categories } = await owner.client.categories.create({ body })
  return (
    categories.find(each => each.name === body.name && each.parent === body.parent) ?? expect.fail(body.name)
  )
}

const edit = ({ code, ...now }: StaffCategory, changes: Partial<StaffCategory>) => {
  const { name, parent, intro, picture, hidden, version } = { ...now, ...changes }
  const body = { name, parent, intro, picture, hidden, version }
  return owner.client.categories.edit({ params: { id: code }, body })
}
const remove = (code: string) => owner.client.categories.remove({ params: { id: code } })
const merge = ({ code, version }: StaffCategory, into: string) =>
  owner.client.categories.merge({ params: { id: code }, body: { into, version } })

const changesOf = async (subjectId: string) => {
  const query = { thing: 'category', subjectId } as const
  return (await owner.client.staff.changes({ query })).changes
}
const undo = async (code: string, nth = 0) => {
  const change = (await changesOf(code))[nth]
  return owner.client.categories.undo({ params: { id: change?.batchId ?? 'none' } })
}
const orderOf = async (group: string) =>
  (await list()).flatMap(({ code, parent }) => (parent === group ? code : []))
const refused = { code: 'cannot_undo' }

test('an edit is undone, name, words and hiding at once, and search finds its products as before', async () => {
  const made = await create({ name: 'Mulmul', intro: 'Light.' })
  const product = await makeProduct(owner, { category: made.code, title: 'Plain thing' })
  await edit(made, { name: 'Gossamer', intro: 'Lighter.', hidden: true })
  expect(await undo(made.code)).toEqual({ undone: 1, left: 0, purged: 0 })
  expect(await get(made.code)).toMatchObject({ name: 'Mulmul', intro: 'Light.', hidden: false, version: 3 })
  const found = await shop.client().catalogue.search({ body: { query: 'mulmul' } })
  expect(found.map(({ _id }) => _id)).toEqual([product._id])
  expect((await changesOf(made.code))[0]).toMatchObject({ action: 'undone', after: { name: 'Mulmul' } })
  await expect(undo(made.code, 1)).rejects.toMatchObject(refused)
})

test('what was changed again since is refused with words; another field of it does not matter', async () => {
  const made = await create()
  await edit(made, { intro: 'Soft.' })
  await edit(await get(made.code), { hidden: true })
  await undo(made.code, 1)
  expect(await get(made.code)).toMatchObject({ intro: '', hidden: true })
  await edit(await get(made.code), { hidden: false })
  await expect(undo(made.code, 2)).rejects.toMatchObject({
    ...refused,
    message: 'This cannot be undone: the category has been changed again since.',
  })
})

test('a new name is undone with the address that it gave, unless products are there by now', async () => {
  const made = await create()
  const [before, after] = [`Tussar ${made.code.slice(-6)}`, `Eri ${made.code.slice(-6)}`]
  await edit(made, { name: before })
  const first = (await list()).find(({ name }) => name === before) ?? expect.fail()
  await edit(first, { name: after })
  const second = (await list()).find(({ name }) => name === after) ?? expect.fail()
  expect(await undo(second.code)).toMatchObject({ undone: 1 })
  expect(await get(first.code)).toMatchObject({ name: before })
  expect(await undo(second.code)).toMatchObject({ undone: 1 })
  expect(await get(second.code)).toMatchObject({ name: after })
  await makeProduct(owner, { category: second.code })
  expect(await undo(second.code)).toMatchObject({ undone: 1 })
  expect(await get(second.code)).toMatchObject({ name: before, products: 1 })
})

test('whoever has a form open from before is told', async () => {
  const made = await create()
  await edit(made, { intro: 'Soft.' })
  const open = await get(made.code)
  await undo(made.code)
  await expect(edit(open, { hidden: true })).rejects.toMatchObject({ code: 'category_changed' })
  await remove(made.code)
  await undo(made.code)
  await expect(edit(open, { hidden: true })).rejects.toMatchObject({ code: 'category_changed' })
})

test('a category that was moved goes back to its group and place', async () => {
  const [first, second] = [await create(), await create()]
  const before = await orderOf('women')
  await edit(first, { parent: 'kids' })
  expect((await orderOf('kids')).at(-1)).toBe(first.code)
  await undo(first.code)
  expect(await orderOf('women')).toEqual(before)
  expect(before).toEqual(expect.arrayContaining([first.code, second.code]))
})

test('a group that is gone takes nothing back', async () => {
  const group = await create({ parent: null })
  const made = await create({ parent: group.code })
  await edit(made, { parent: 'kids' })
  await remove(group.code)
  await expect(undo(made.code)).rejects.toMatchObject({
    ...refused,
    message: `This cannot be undone: the group ${group.name} is no longer there.`,
  })
})

test('what was added is deleted while it is empty, and that can be undone too', async () => {
  const made = await create({ intro: 'Soft.' })
  const product = await makeProduct(owner, { category: made.code })
  await expect(undo(made.code)).rejects.toMatchObject({ code: 'category_in_use' })
  await owner.client.catalogue.edit({
    params: { id: product._id },
    body: { title: 'Kurta', category: 'k-froks', price: 20 },
  })
  await undo(made.code)
  expect(await find(made.code)).toBeUndefined()
  await undo(made.code)
  expect(await get(made.code)).toMatchObject({ name: made.name, intro: 'Soft.' })
})

test('what was added and changed since stays', async () => {
  const made = await create()
  await edit(made, { intro: 'Soft.' })
  await expect(undo(made.code, 1)).rejects.toMatchObject(refused)
})

test('a deleted category comes back with its code, its place, its chart and the codes that led to it', async () => {
  const [old, made, last] = [await create(), await create(), await create()]
  await merge(old, made.code)
  const chart = { name: `Chart ${made.code}`, kind: 'body', unit: 'cm' } as const
  const grid = { columns: ['Bust'], rows: [{ size: 'S', cells: ['84'] }] }
  await owner.client.sizeCharts.create({ body: { ...chart, ...grid, categories: [made.code] } })
  const before = await orderOf('women')
  await remove(made.code)
  expect(await orderOf('women')).not.toContain(made.code)
  await undo(made.code)
  expect(await orderOf('women')).toEqual(before)
  expect(before.at(-1)).toBe(last.code)
  expect((await get(made.code)).oldCodes).toEqual([old.code])
  const { charts } = await owner.client.sizeCharts.list()
  expect(charts.find(({ name }) => name === chart.name)?.categories).toEqual([made.code])
})

test('a deleted category does not come back onto the address or the name of another', async () => {
  const [made, named] = [await create(), await create()]
  await remove(made.code)
  await create({ code: made.code })
  await expect(undo(made.code, 1)).rejects.toMatchObject({
    ...refused,
    message: `This cannot be undone: its address ${made.code} is another's by now.`,
  })
  await remove(named.code)
  await create({ name: named.name, code: `other-${named.code}` })
  await expect(undo(named.code)).rejects.toMatchObject({ fields: { name: expect.any(String) } })
})

test('an order is undone while it is the order and nothing came or went', async () => {
  const before = await orderOf('kids')
  const order = (codes: string[]) => owner.client.categories.order({ body: { parent: 'kids', codes } })
  await order(before.toReversed())
  await undo('kids')
  expect(await orderOf('kids')).toEqual(before)
  await order(before.toReversed())
  await create({ parent: 'kids' })
  await expect(undo('kids')).rejects.toMatchObject(refused)
})

test('a merge is undone with the products that have not moved on, and its address is its own again', async () => {
  const [made, target, older] = [await create(), await create(), await create()]
  await merge(older, made.code)
  const [stays, moves] = [
    await makeProduct(owner, { category: made.code, title: 'Zarbaft' }),
    await makeProduct(owner, { category: made.code }),
  ]
  await merge(await get(made.code), target.code)
  await owner.client.catalogue.edit({
    params: { id: moves._id },
    body: { title: 'Kurta', category: 'k-froks', price: 20 },
  })
  expect(await undo(made.code)).toEqual({ undone: 1, left: 1, purged: 0 })
  expect(await get(made.code)).toMatchObject({ name: made.name, products: 1, oldCodes: [older.code] })
  expect(await get(target.code)).toMatchObject({ products: 0, oldCodes: [] })
  const found = await shop.client().catalogue.byCategory({ params: { id: made.code } })
  expect(found.map(({ _id }) => _id)).toEqual([stays._id])
  const byName = await shop.client().catalogue.search({ body: { query: made.name } })
  expect(byName.map(({ _id }) => _id)).toContain(stays._id)
  await expect(undo(made.code)).rejects.toMatchObject(refused)
})

test('a merge of groups is undone with their categories', async () => {
  const [group, target] = [await create({ parent: null }), await create({ parent: null })]
  const made = [await create({ parent: group.code }), await create({ parent: group.code })]
  await merge(group, target.code)
  await undo(group.code)
  expect(await orderOf(group.code)).toEqual(made.map(({ code }) => code))
  expect(await orderOf(target.code)).toEqual([])
})

test('a merge is not undone once the other was merged on', async () => {
  const [made, target, last] = [await create(), await create(), await create()]
  await merge(made, target.code)
  await merge(target, last.code)
  await expect(undo(made.code)).rejects.toMatchObject({
    message: `This cannot be undone: ${target.name} has been merged or deleted since.`,
  })
  await undo(target.code)
  await undo(made.code)
  expect(await find(made.code)).toBeDefined()
})

test('a record from before changes of categories could be undone is refused with words', async () => {
  const made = await create()
  await edit(made, { parent: 'kids' })
  const id = (await changesOf(made.code))[0]?._id ?? ''
  const names = { before: { parent: 'Women' }, after: { parent: 'Kids' } }
  await shop.db
    .updateTable('changes')
    .set({ before: JSON.stringify(names.before), after: JSON.stringify(names.after) })
    .where('id', '=', id)
    .execute()
  await expect(undo(made.code)).rejects.toMatchObject({
    message: 'This change is from before such changes could be undone.',
  })
})

test('of two who undo one change at once the second is told', async () => {
  const made = await create()
  await edit(made, { intro: 'Soft.' })
  const params = { id: (await changesOf(made.code))[0]?.batchId ?? '' }
  const results = await Promise.allSettled([1, 2].map(() => owner.client.categories.undo({ params })))
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(owner.client.categories.undo({ params: { id: 'none' } })).rejects.toMatchObject({
    code: 'not_found',
  })
})
