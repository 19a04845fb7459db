import { beforeAll, expect, test, vi } from 'vitest'
import { afterUse } from '../../../../test-support/after-use.ts'
import { createTestApp, type TestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../../test-support/factories.ts'
import type { StaffCollection } from '../../../contract/catalogue/collections.ts'
import { days } from '../../../contract/durations.ts'
import { openNotices } from '../../notices/open-notices.ts'
import { openCollections } from './load-collections.ts'

type Owner = Awaited<ReturnType<typeof makeUser>>
type Input = NonNullable<Parameters<Owner['client']['collections']['create']>[0]>['body']

let shop: TestApp
let owner: Owner
beforeAll(async () => {
  shop = await createTestApp()
  owner = await makeUser(shop, 'owner')
})

const list = async () => (await owner.client.collections.list()).collections

let count = 0
async function create(input: Partial<Input> = {}): Promise<StaffCollection> {
  const name = input.name ?? `Edit ${++count}`
  const { collections } = await owner.client.collections.create({ body: { ...input, name } })
  const made = collections.find(collection => collection.name === name)
  if (!made) throw new Error(`${name} was not made`)
  return made
}

const edit = ({ _id, products, oldSlugs: _old, ...rest }: StaffCollection, changes: Partial<Input> = {}) =>
  owner.client.collections.edit({
    params: { id: _id },
    body: { ...rest, products: products.map(product => product._id), ...changes },
  })

const shownIn = async (slug: string, query: Record<string, unknown> = {}) =>
  (await shop.client().catalogue.browse({ query: { collection: slug, ...query } })).products.map(
    ({ _id }) => _id,
  )

/** A product of one moment in the shop's time. */
async function make(changes: Parameters<typeof makeProduct>[1] = {}) {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000)
  return (await makeProduct(owner, changes))._id
}

test('chosen products are shown in the order of the owner, or as shoppers sort them', async () => {
  const [a, b, c] = [await make({ price: 30 }), await make({ price: 10 }), await make({ price: 20 })]
  const { slug } = await create({ name: 'Eid Edit', products: [b, a, c, b] })
  expect(slug).toBe('eid-edit')
  expect(await shownIn(slug)).toEqual([b, a, c])
  expect(await shownIn(slug, { sort: 'price-desc' })).toEqual([a, c, b])
  expect(await shownIn(slug, { maxPrice: 20 })).toEqual([b, c])
  expect(await shownIn(slug, { limit: 2, page: 2 })).toEqual([c])
  await owner.client.catalogue.remove({ params: { id: a } })
  expect(await shownIn(slug)).toEqual([b, c])
})

test('a rule shows what it says, in two conditions only what both say', async () => {
  const category = 'w-semi-formal'
  const cheap = await make({ category, price: 9 })
  const dear = await make({ category, price: 90 })
  const other = await make({ category: 'k-froks', price: 9 })
  const below = await create({ rule: { below: 10 } })
  expect(await shownIn(below.slug)).toEqual(expect.arrayContaining([cheap, other]))
  expect(await shownIn(below.slug)).not.toContain(dear)
  const both = await create({ rule: { below: 10, category } })
  expect(await shownIn(both.slug)).toEqual([cheap])
  const group = await create({ rule: { below: 10, category: 'women' } })
  expect(await shownIn(group.slug)).toContain(cheap)
  expect(await shownIn(group.slug)).not.toContain(other)
})

test('a tag finds its products however it is written, alone and with another condition', async () => {
  const tagged = await make({ category: 'k-froks', tags: ['  EID   2026 ', 'lawn', 'eid 2026'] })
  const other = await make({ category: 'w-hand-work', tags: ['Eid 2026'] })
  const draft = await make({ tags: ['eid 2026'], status: 'draft' })
  const all = await create({ rule: { tag: 'Eid 2026' } })
  expect(await shownIn(all.slug)).toEqual([other, tagged])
  const narrowed = await create({ rule: { tag: 'eid 2026', category: 'kids' } })
  expect(await shownIn(narrowed.slug)).toEqual([tagged])
  expect((await owner.client.catalogue.staffGet({ params: { id: tagged } })).tags).toEqual([
    'eid 2026',
    'lawn',
  ])
  expect(await shop.client().catalogue.get({ params: { id: tagged } })).not.toHaveProperty('tags')
  expect(draft).not.toBe('')
})

test('an edit that says nothing of tags leaves them, and one that empties them does', async () => {
  const id = await make({ tags: ['lawn'] })
  const { title, category, price } = await owner.client.catalogue.staffGet({ params: { id } })
  const body = { title, category, price }
  expect((await owner.client.catalogue.edit({ params: { id }, body })).tags).toEqual(['lawn'])
  expect((await owner.client.catalogue.edit({ params: { id }, body: { ...body, tags: [] } })).tags).toEqual(
    [],
  )
})

const csvFile = (text: string) => ({ file: new File([text], 'products.csv', { type: 'text/csv' }) })

test('many products get a tag at once and lose it again, each once, and both can be undone', async () => {
  const ids = [await make({ tags: ['lawn'] }), await make(), await make({ tags: ['winter sale'] })]
  const tagsOf = () =>
    Promise.all(ids.map(async id => (await owner.client.catalogue.staffGet({ params: { id } })).tags))
  const bulk = (tag: string, on: boolean) =>
    owner.client.catalogue.bulk({ body: { ids, change: { kind: 'tag', tag, on } } })
  const given = await bulk(' Winter  Sale', true)
  expect(given.changed).toBe(2)
  expect(await tagsOf()).toEqual([['lawn', 'winter sale'], ['winter sale'], ['winter sale']])
  await owner.client.catalogue.undo({ params: { id: given.changeId ?? '' } })
  expect(await tagsOf()).toEqual([['lawn'], [], ['winter sale']])
  expect((await bulk('winter sale', false)).changed).toBe(1)
  expect((await bulk('winter sale', false)).changeId).toBeNull()
  expect(await tagsOf()).toEqual([['lawn'], [], []])
  ids.push(await make({ tags: Array.from({ length: 20 }, (_, nth) => `tag ${nth}`) }))
  await expect(bulk('one more', true)).rejects.toMatchObject({ fields: { 'change.tag': expect.any(String) } })
  expect((await tagsOf())[0]).toEqual(['lawn'])
})

test('tags are in a file of products, both ways', async () => {
  const body = csvFile('Title,Category,Price,Tags\nGul,k-froks,20,"Eid, Lawn | Party Wear"\n')
  const report = await owner.client.catalogue.import({ query: { dryRun: '0' }, body })
  expect(report).toMatchObject({ created: 1, errors: [] })
  const { slug } = await create({ rule: { tag: 'party wear' } })
  const [id = ''] = await shownIn(slug)
  const { tags } = await owner.client.catalogue.staffGet({ params: { id } })
  expect(tags).toEqual(['eid', 'lawn', 'party wear'])
  const file = await shop.request('GET', '/api/product/export', { token: owner.token })
  expect(await file.text()).toContain('eid | lawn | party wear')
  const long = csvFile(`Title,Category,Price,Tags\nGul,k-froks,20,${'x'.repeat(31)}\n`)
  const { errors } = await owner.client.catalogue.import({ query: { dryRun: '0' }, body: long })
  expect(errors).toMatchObject([{ column: 'Tags' }])
})

test('a price counts with the deal that runs, and what it reduces is found while it runs', async () => {
  const id = await make({ category: 'w-hand-work', price: 40 })
  const below = await create({ rule: { below: 30, category: 'w-hand-work' } })
  const inDeal = await create({ rule: { inDeal: true } })
  expect([await shownIn(below.slug), await shownIn(inDeal.slug)]).toEqual([[], []])
  const now = shop.clock.now.getTime()
  const body = {
    startDate: new Date(now - 1_000).toISOString(),
    endDate: new Date(now + days(1)).toISOString(),
    products: [id],
    percentOff: 50,
  }
  await owner.client.deals.create({ body })
  expect([await shownIn(below.slug), await shownIn(inDeal.slug)]).toEqual([[id], [id]])
  shop.clock.now = new Date(now + days(1))
  expect([await shownIn(below.slug), await shownIn(inDeal.slug)]).toEqual([[], []])
})

test('what is new leaves a collection of the newest once its days are over', async () => {
  const id = await make({ category: 'k-mommy-and-me' })
  const { slug } = await create({ rule: { days: 7, category: 'k-mommy-and-me' } })
  expect(await shownIn(slug)).toEqual([id])
  shop.clock.now = new Date(shop.clock.now.getTime() + days(7) - 2_000)
  expect(await shownIn(slug)).toEqual([id])
  shop.clock.now = new Date(shop.clock.now.getTime() + days(1))
  expect(await shownIn(slug)).toEqual([])
})

test('an address that a collection had leads to it, and no other gets it', async () => {
  const collection = await create({ name: 'Summer', products: [await make()] })
  await edit(collection, { slug: 'summer-lawn' })
  expect(await shownIn('summer')).toEqual(await shownIn('summer-lawn'))
  await expect(create({ slug: 'summer' })).rejects.toMatchObject({ fields: { slug: expect.any(String) } })
  const again = (await list()).find(({ _id }) => _id === collection._id)
  expect(again?.oldSlugs).toEqual(['summer'])
  await owner.client.collections.remove({ params: { id: collection._id } })
  await expect(shownIn('summer')).rejects.toMatchObject({ code: 'not_found' })
})

test('an address that a collection takes back leads nowhere else', async () => {
  const collection = await create({ name: 'Winter' })
  await edit(collection, { slug: 'cold' })
  await edit({ ...collection, version: collection.version + 1 }, { slug: 'winter' })
  const again = (await list()).find(({ _id }) => _id === collection._id)
  expect([again?.slug, again?.oldSlugs]).toEqual(['winter', ['cold']])
})

test('those that are hidden are in no list, but can be seen by their address', async () => {
  const { slug } = await create({ hidden: true, products: [await make()] })
  const { collections } = await shop.client().collections.shown()
  expect(collections.map(each => each.slug)).not.toContain(slug)
  expect(await shownIn(slug)).toHaveLength(1)
})

test.each<[string, Partial<Input>]>([
  ['rule', { rule: {} }],
  ['rule.category', { rule: { category: 'nowhere' } }],
  ['rule.days', { rule: { days: 0 } }],
  ['rule.below', { rule: { below: 0 } }],
  ['products', { products: ['nobody'] }],
  ['rule.tag', { rule: { tag: 'x'.repeat(31) } }],
  ['slug', { slug: 'Eid Edit!' }],
])('a collection with a wrong %s is refused', async (field, input) => {
  await expect(create(input)).rejects.toMatchObject({
    code: 'invalid',
    fields: { [field]: expect.any(String) },
  })
})

test('of two who change a collection at once one is refused, and nothing of the other is lost', async () => {
  const collection = await create()
  const intros = ['One', 'Two', 'Three']
  const tries = await Promise.allSettled(intros.map(intro => edit(collection, { intro })))
  const done = tries.findIndex(({ status }) => status === 'fulfilled')
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await list()).find(({ _id }) => _id === collection._id)?.intro).toBe(intros[done])
})

test('the order of the owner is the order of the menus, and an outdated one is refused', async () => {
  await create()
  const ids = (await list()).map(({ _id }) => _id).toReversed()
  const { collections } = await owner.client.collections.order({ body: { ids } })
  expect(collections.map(({ _id }) => _id)).toEqual(ids)
  await expect(owner.client.collections.order({ body: { ids: ids.slice(1) } })).rejects.toMatchObject({
    code: 'collection_changed',
  })
})

test('every change is in the audit trail', async () => {
  const collection = await create({ products: [await make({ title: 'Gulnar Kurta' })] })
  await edit(collection, { rule: { below: 40 } })
  await owner.client.collections.remove({ params: { id: collection._id } })
  const query = { thing: 'collection', subjectId: collection._id } as const
  const { changes } = await owner.client.staff.changes({ query })
  expect(changes.map(({ action }) => action)).toEqual(['deleted', 'changed', 'added'])
  expect(changes[1]).toMatchObject({
    before: { rule: null, chosen: [expect.objectContaining({ title: 'Gulnar Kurta' })] },
    after: { rule: { belowCents: 4_000 }, chosen: [] },
  })
})

test('another process knows a change within a second, and then tells who keeps pages', async () => {
  const notices = await openNotices(shop, shop.deps.newId)
  const elsewhere = await openCollections({ db: shop.db, notices })
  afterUse(async () => {
    elsewhere.stop()
    await notices.stop()
  })
  const told: string[][] = []
  elsewhere.subscribe(() => told.push(elsewhere.current().rows.map(({ slug }) => slug)))
  const { slug } = await create()
  await vi.waitFor(() => expect(told.at(-1)).toContain(slug))
})
