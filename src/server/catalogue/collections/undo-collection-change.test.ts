import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, type TestUser } from '../../../../test-support/factories.ts'
import type { StaffCollection } from '../../../contract/catalogue/collections.ts'

type Input = NonNullable<Parameters<TestUser['client']['collections']['create']>[0]>['body']

let shop: TestApp
let owner: TestUser
beforeAll(async () => {
  shop = await createTestApp()
  owner = await makeUser(shop, 'owner')
})

const list = async () => (await owner.client.collections.list()).collections
const get = async (id: string) => (await list()).find(({ _id }) => _id === id)

let count = 0
async function create(input: Partial<Input> = {}): Promise<StaffCollection> {
  const name = input.name ?? `Edit ${++count}`
  const { collections } = await owner.client.collections.create({ body: { ...input, name } })
  return collections.find(collection => collection.name === name) ?? expect.fail(name)
}
async function edit(id: string, changes: Partial<Input>) {
  const { _id, products, oldSlugs: _, ...rest } = (await get(id)) ?? expect.fail(id)
  const body = { ...rest, products: products.map(product => product._id), ...changes }
  await owner.client.collections.edit({ params: { id }, body })
}
const remove = (id: string) => owner.client.collections.remove({ params: { id } })
const make = async () => (await makeProduct(owner))._id

const changesOf = async (subjectId: string) => {
  const query = { thing: 'collection', subjectId } as const
  return (await owner.client.staff.changes({ query })).changes
}
const undo = async (id: string, nth = 0) => {
  const change = (await changesOf(id))[nth]
  return owner.client.collections.undo({ params: { id: change?.batchId ?? 'none' } })
}
const productsOf = async (id: string) => (await get(id))?.products.map(product => product._id)
const refused = { code: 'cannot_undo' }

test('an edit is undone: name, address, rule and the chosen products in their order', async () => {
  const [first, second] = [await make(), await make()]
  const { _id, slug } = await create({ products: [second, first] })
  await edit(_id, { name: 'Below forty', slug: `${slug}-new`, rule: { below: 40 }, hidden: true })
  expect(await productsOf(_id)).toEqual([])
  expect(await undo(_id)).toEqual({ undone: 1, left: 0, purged: 0 })
  expect(await get(_id)).toMatchObject({ slug, rule: null, hidden: false, oldSlugs: [`${slug}-new`] })
  expect(await productsOf(_id)).toEqual([second, first])
  expect((await changesOf(_id))[0]).toMatchObject({ action: 'undone', after: { hidden: false } })
  await undo(_id)
  expect(await get(_id)).toMatchObject({ rule: { below: 40 }, slug: `${slug}-new` })
})

test('products deleted since neither hinder undoing nor come back by it', async () => {
  const [kept, lost, added] = [await make(), await make(), await make()]
  const { _id } = await create({ products: [lost, kept] })
  await edit(_id, { products: [lost, added, kept] })
  await owner.client.catalogue.remove({ params: { id: lost } })
  expect(await undo(_id)).toEqual({ undone: 1, left: 1, purged: 0 })
  expect(await productsOf(_id)).toEqual([kept])
})

test('what was changed again since is refused with words, and open forms are told', async () => {
  const { _id } = await create()
  await edit(_id, { intro: 'For the feast.' })
  await edit(_id, { intro: 'For Eid.' })
  await expect(undo(_id, 1)).rejects.toMatchObject({
    ...refused,
    message: 'This cannot be undone: the collection has been changed again since.',
  })
  await expect(undo(_id, 2)).rejects.toMatchObject(refused)
  const { products: _, oldSlugs: __, _id: ___, ...open } = (await get(_id)) ?? expect.fail()
  await undo(_id)
  await expect(
    owner.client.collections.edit({ params: { id: _id }, body: { ...open, products: [] } }),
  ).rejects.toMatchObject({ code: 'collection_changed' })
})

test('what was added is deleted again', async () => {
  const { _id, slug } = await create({ products: [await make()] })
  await undo(_id)
  expect(await get(_id)).toBeUndefined()
  await undo(_id)
  expect(await get(_id)).toMatchObject({ slug, products: [expect.anything()] })
})

test('a deleted collection comes back under its id, its place and all its addresses', async () => {
  const { _id, slug } = await create({ products: [await make()], inMenu: true })
  await edit(_id, { slug: `${slug}-new` })
  await create()
  const before = await list()
  await remove(_id)
  await undo(_id)
  const withoutVersion = (rows: StaffCollection[]) => rows.map(({ version: _, ...row }) => row)
  expect(withoutVersion(await list())).toEqual(withoutVersion(before))
})

test('a deleted collection does not come back onto the name or address of another', async () => {
  const [first, second] = [await create(), await create()]
  await remove(first._id)
  await create({ name: first.name, slug: `${first.slug}-other` })
  await expect(undo(first._id)).rejects.toMatchObject({ fields: { name: expect.any(String) } })
  await remove(second._id)
  await create({ slug: second.slug })
  await expect(undo(second._id)).rejects.toMatchObject({ fields: { slug: expect.any(String) } })
})

test('an order is undone while it is the order', async () => {
  await create()
  const before = (await list()).map(({ _id }) => _id)
  const order = (ids: string[]) => owner.client.collections.order({ body: { ids } })
  await order(before.toReversed())
  await undo('collections')
  expect((await list()).map(({ _id }) => _id)).toEqual(before)
  await order(before.toReversed())
  await create()
  await expect(undo('collections')).rejects.toMatchObject(refused)
})
