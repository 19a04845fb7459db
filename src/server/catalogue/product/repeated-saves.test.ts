import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, productInput } from '../../../../test-support/factories.ts'
import { expireAnswers } from '../../idempotency/expire-answers.ts'

const shop = await createTestApp()
const [admin, colleague] = [await makeUser(shop, 'admin'), await makeUser(shop, 'admin')]
const { catalogue } = admin.client
const newKey = () => ({ idempotencyKey: shop.deps.newId() })
const get = (id: string) => catalogue.staffGet({ params: { id } })
const total = async () => (await catalogue.list()).totalProducts

/** Five were seen, eight typed. */
const typed = { stock: [{ color: '', size: '', quantity: 8, seen: 5 }] }

test('a quick edit of stock sent twice counts once', async () => {
  const { _id: id } = await makeProduct(admin, { inventory: 5 })
  const key = newKey()
  const save = () => catalogue.quickEdit({ params: { id }, body: typed }, key)
  const first = await save()
  expect(await save()).toEqual(first)
  expect((await get(id)).inventory).toBe(8)
  await catalogue.quickEdit({ params: { id }, body: typed }, newKey())
  expect((await get(id)).inventory).toBe(11)
})

test('an edit of stock sent twice counts once, also at the same moment', async () => {
  const { _id: id } = await makeProduct(admin, { inventory: 5 })
  const key = newKey()
  const body = { ...productInput(), inventory: 8, inventorySeen: 5 }
  const save = () => catalogue.edit({ params: { id }, body }, key)
  const [first, second, third] = await Promise.all([save(), save(), save()])
  expect([second, third]).toEqual([first, first])
  expect((await get(id)).inventory).toBe(8)
})

test('a form sent twice adds one product, and a duplicate sent twice makes one', async () => {
  const before = await total()
  const [body, key] = [productInput(), newKey()]
  const made = await catalogue.add({ body }, key)
  expect(await catalogue.add({ body }, key)).toEqual(made)
  const again = newKey()
  const copy = await catalogue.duplicate({ params: { id: made._id } }, again)
  expect(await catalogue.duplicate({ params: { id: made._id } }, again)).toEqual(copy)
  expect(await total()).toBe(before + 2)
})

test('a bulk price change sent twice counts once, and either answer undoes it', async () => {
  const { _id: id } = await makeProduct(admin, { price: 50, displayPrice: 100 })
  const key = newKey()
  const cut = () => catalogue.bulk({ body: { ids: [id], change: { kind: 'price', percent: -20 } } }, key)
  const first = await cut()
  expect(await cut()).toEqual(first)
  expect((await get(id)).price).toBe(40)
  await catalogue.undo({ params: { id: first.changeId ?? '' } })
  expect((await get(id)).price).toBe(50)
})

test('an idempotency key used for another request is refused and changes nothing', async () => {
  const [a, b] = [await makeProduct(admin, { inventory: 5 }), await makeProduct(admin, { inventory: 5 })]
  const key = newKey()
  await catalogue.quickEdit({ params: { id: a._id }, body: typed }, key)
  const refused = { status: 409, code: 'idempotency_key_reused' }
  for (const act of [
    () => catalogue.quickEdit({ params: { id: a._id }, body: { price: 9 } }, key),
    () => catalogue.quickEdit({ params: { id: b._id }, body: typed }, key),
    () => catalogue.duplicate({ params: { id: a._id } }, key),
  ]) {
    await expect(act()).rejects.toMatchObject(refused)
  }
  expect((await get(b._id)).inventory).toBe(5)
})

test('two people can use the same idempotency key', async () => {
  const { _id: id } = await makeProduct(admin, { inventory: 5 })
  const key = newKey()
  await catalogue.quickEdit({ params: { id }, body: typed }, key)
  await colleague.client.catalogue.quickEdit({ params: { id }, body: typed }, key)
  expect((await get(id)).inventory).toBe(11)
})

test('a refused request may be sent again under its key', async () => {
  const { _id: id } = await makeProduct(admin, { inventory: 5 })
  const key = newKey()
  const body = { stock: [{ color: '', size: '', quantity: 0, seen: 9 }] }
  const save = () => catalogue.quickEdit({ params: { id }, body }, key)
  await expect(save()).rejects.toMatchObject({ code: 'stock_changed' })
  await catalogue.quickEdit({
    params: { id },
    body: { stock: [{ color: '', size: '', quantity: 9, seen: 5 }] },
  })
  expect((await save()).inventory).toBe(0)
})

test('answers are forgotten after 30 days', async () => {
  const { _id: id } = await makeProduct(admin)
  await catalogue.quickEdit({ params: { id }, body: { price: 9 } }, newKey())
  const kept = () => shop.db.selectFrom('idempotencyKeys').selectAll().execute()
  await expireAnswers(shop.deps)
  expect((await kept()).length).toBeGreaterThan(0)
  const later = new Date(shop.clock.now.getTime() + 30 * 86_400_000 + 1)
  await expireAnswers({ db: shop.db, clock: () => later })
  expect(await kept()).toEqual([])
})
