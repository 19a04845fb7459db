import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../../test-support/factories.ts'
import type { LinkedIds } from '../../../contract/catalogue/product-links.ts'

let shop: TestApp
let owner: Awaited<ReturnType<typeof makeUser>>
beforeAll(async () => {
  shop = await createTestApp()
  owner = await makeUser(shop, 'owner')
})

const none = { pair: [], look: [], instead: [] } satisfies LinkedIds
const piece = async (title: string) => (await makeProduct(owner, { title }))._id

const save = (id: string, links: Partial<LinkedIds>, seen: Partial<LinkedIds> = {}) =>
  owner.client.catalogue.saveLinks({
    params: { id },
    body: { ...none, ...links, seen: { ...none, ...seen } },
  })

const shown = async (id: string) => {
  const { pair, look, instead } = await shop.client().catalogue.links({ params: { id } })
  const titles = (products: { title: string }[]) => products.map(({ title }) => title)
  return { pair: titles(pair), look: titles(look), instead: titles(instead) }
}

test('a pair and a look are shown with both products, what to take instead with one', async () => {
  const [mother, daughter, shawl, like] = [
    await piece('Mother'),
    await piece('Daughter'),
    await piece('Shawl'),
    await piece('Like it'),
  ]
  await save(mother, { pair: [daughter], look: [shawl], instead: [like] })
  expect(await shown(mother)).toEqual({ pair: ['Daughter'], look: ['Shawl'], instead: ['Like it'] })
  expect(await shown(daughter)).toEqual({ pair: ['Mother'], look: [], instead: [] })
  expect(await shown(shawl)).toEqual({ pair: [], look: ['Mother'], instead: [] })
  expect(await shown(like)).toEqual({ pair: [], look: [], instead: [] })
})

test('what a pair saves is said on both pages and in the list of pairs, and stays when nothing is said of it', async () => {
  const [mother, daughter] = [
    await makeProduct(owner, { title: 'Mother', price: 20 }),
    await makeProduct(owner, { title: 'Daughter', price: 10 }),
  ]
  const [id, other] = [mother._id, daughter._id]
  await save(id, { pair: [other], savings: [4] })
  const told = async (id: string) =>
    (await shop.client().catalogue.links({ params: { id } })).pair.map(({ pairSaving }) => pairSaving)
  const listed = async () => {
    const { pairs } = await shop.client().catalogue.pairs({ query: { limit: 24 } })
    return pairs.find(({ products: [first] }) => first._id === id || first._id === other)?.saving
  }
  expect([await told(id), await told(other), await listed()]).toEqual([[4], [4], 4])
  await save(other, { pair: [id] }, { pair: [id] })
  expect([await told(id), await told(other)]).toEqual([[4], [4]])
  const { changes } = await owner.client.staff.changes({ query: { subjectId: id, limit: 1 } })
  expect(changes[0]?.after).toEqual({ linkedPair: ['Daughter, saving $4.00'] })
  const stale = { pair: [other], savings: [3] }
  await expect(save(id, { pair: [other], savings: [5] }, stale)).rejects.toMatchObject({
    code: 'product_changed',
  })
  await save(id, { pair: [other], savings: [0] }, { pair: [other], savings: [4] })
  expect([await told(id), await listed()]).toEqual([[undefined], undefined])
})

test('a pair saves less than its cheaper piece costs, and no parts of a cent', async () => {
  const [mother, daughter] = [
    await makeProduct(owner, { price: 20 }),
    await makeProduct(owner, { price: 10 }),
  ]
  const [id, pair] = [mother._id, [daughter._id]]
  await expect(save(id, { pair, savings: [10] })).rejects.toMatchObject({
    fields: { 'savings.0': 'Enter less than $10.00, which the cheaper piece costs.' },
  })
  await expect(save(id, { pair, savings: [1.005] })).rejects.toMatchObject({ status: 400 })
  await expect(save(id, { pair, savings: [] })).rejects.toMatchObject({ status: 400 })
  await save(id, { pair, savings: [9.99] })
  expect((await owner.client.catalogue.staffLinks({ params: { id } })).pair).toMatchObject([{ saving: 9.99 }])
  // Once a price has fallen it is not given, and what else goes with the product is saved all the same.
  await shop.db.updateTable('products').set({ priceCents: 500 }).where('id', '=', daughter._id).execute()
  const look = [await piece('Shawl')]
  await save(id, { pair, look, savings: [9.99] }, { pair, savings: [9.99] })
  expect((await shop.client().catalogue.links({ params: { id } })).pair[0]?.pairSaving).toBeUndefined()
})

test('whoever removes a link from the other product removes it from both', async () => {
  const [mother, daughter] = [await piece('M'), await piece('D')]
  await save(mother, { pair: [daughter] })
  await save(daughter, {}, { pair: [mother] })
  expect(await shown(mother)).toEqual({ pair: [], look: [], instead: [] })
})

test('pairs are listed once each, the newest first, and only while both can be seen', async () => {
  const fresh = await createTestApp()
  const admin = await makeUser(fresh, 'owner')
  const make = async (title: string, status: 'draft' | 'published' = 'published') => {
    fresh.clock.now = new Date(fresh.clock.now.getTime() + 1_000)
    return (await makeProduct(admin, { title, status }))._id
  }
  const [mother, daughter, later] = [await make('Mother'), await make('Daughter'), await make('Father')]
  const [son, draft] = [await make('Son'), await make('Draft', 'draft')]
  const link = (id: string, links: Partial<LinkedIds>, seen: Partial<LinkedIds> = {}) =>
    admin.client.catalogue.saveLinks({
      params: { id },
      body: { ...none, ...links, seen: { ...none, ...seen } },
    })
  await link(mother, { pair: [daughter], look: [later] })
  await link(later, { pair: [son], look: [mother] }, { look: [mother] })
  await link(draft, { pair: [daughter] })
  const titles = async (limit = 8) => {
    const { pairs } = await fresh.client().catalogue.pairs({ query: { limit } })
    return pairs.map(({ products }) => products.map(({ title }) => title).join(' + '))
  }
  expect(await titles()).toEqual(['Father + Son', 'Mother + Daughter'])
  expect(await titles(1)).toEqual(['Father + Son'])
  await admin.client.catalogue.remove({ params: { id: son } })
  expect(await titles()).toEqual(['Mother + Daughter'])
})

test('shoppers see no drafts and no deleted products, staff see drafts', async () => {
  const [product, gone] = [await piece('A'), await piece('Gone')]
  const draft = (await makeProduct(owner, { title: 'Draft', status: 'draft' }))._id
  await save(product, { pair: [draft, gone] })
  await owner.client.catalogue.remove({ params: { id: gone } })
  expect((await shown(product)).pair).toEqual([])
  const { pair } = await owner.client.catalogue.staffLinks({ params: { id: product } })
  expect(pair.map(({ title }) => title)).toEqual(['Draft'])
})

test('of two members of the staff, the second is refused and nothing is lost', async () => {
  const [product, one, other] = [await piece('P'), await piece('One'), await piece('Other')]
  const answers = await Promise.allSettled([save(product, { pair: [one] }), save(product, { pair: [other] })])
  const refused = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toMatchObject([{ status: 409, code: 'product_changed' }])
  expect((await shown(product)).pair).toHaveLength(1)
})

test('a product is refused with itself, twice, unknown, and as a ninth', async () => {
  const [product, other] = [await piece('P'), await piece('Q')]
  await expect(save(product, { pair: [product] })).rejects.toMatchObject({ status: 400 })
  await expect(save(product, { pair: [other], look: [other] })).rejects.toMatchObject({ status: 400 })
  await expect(save(product, { pair: ['nobody'] })).rejects.toMatchObject({ status: 400 })
  const eight = await Promise.all(Array.from({ length: 8 }, (_, nth) => piece(`N${nth}`)))
  await save(other, { pair: eight })
  await expect(save(product, { pair: [other] })).rejects.toThrow('Q already goes with 8 products.')
  expect(await shown(product)).toEqual({ pair: [], look: [], instead: [] })
})

test('the record of changes says what goes with it now', async () => {
  const [product, other] = [await piece('Kurta'), await piece('Trousers')]
  await save(product, { look: [other] })
  const { changes } = await owner.client.staff.changes({ query: { subjectId: product, limit: 1 } })
  expect(changes).toMatchObject([
    {
      action: 'linked',
      subject: 'Kurta',
      before: { linkedLook: [] },
      after: { linkedLook: ['Trousers'] },
    },
  ])
})

test('lists, best sellers and wishlists mark both products of a pair, as long as the other can be bought', async () => {
  const fresh = await createTestApp()
  const admin = await makeUser(fresh, 'owner')
  const make = async (title: string) => (await makeProduct(admin, { title }))._id
  const [mother, daughter, shawl] = [await make('Mother'), await make('Daughter'), await make('Shawl')]
  await admin.client.catalogue.saveLinks({
    params: { id: mother },
    body: { ...none, pair: [daughter], look: [shawl], seen: none },
  })
  const shopper = await makeUser(fresh)
  await shopper.client.wishlist.add({ body: { productIds: [mother, daughter, shawl] } })
  const marked = (products: readonly { title: string; hasPair?: boolean | undefined }[]) =>
    products.flatMap(({ title, hasPair }) => (hasPair ? title : [])).toSorted()
  const { catalogue, orders } = fresh.client()
  const lists = async () => [
    marked((await catalogue.browse({ query: {} })).products),
    marked(await catalogue.newArrivals({ query: {} })),
    marked((await orders.hotSelling({ query: {} })).map(({ productId }) => productId)),
    marked((await shopper.client.wishlist.get()).products),
  ]
  expect(await lists()).toEqual(Array(4).fill(['Daughter', 'Mother']))
  await admin.client.catalogue.remove({ params: { id: daughter } })
  expect(await lists()).toEqual(Array(4).fill([]))
})
