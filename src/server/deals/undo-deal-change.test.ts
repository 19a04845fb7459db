import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../test-support/factories.ts'

const shop = await createTestApp()
const [admin, buyer] = [await makeUser(shop, 'admin'), await makeUser(shop)]
const { deals } = admin.client
const hour = 3_600_000
const at = (hours: number) => new Date(shop.clock.now.getTime() + hours * hour).toISOString()

async function makeDeal() {
  const made = [await makeProduct(admin), await makeProduct(admin), await makeProduct(admin)]
  const products = made.map(({ _id }) => _id)
  return deals.create({ body: { startDate: at(-1), endDate: at(1), percentOff: 25, products } })
}

const get = (id: string) => deals.get({ params: { id } })
const undo = (id: string | null) => deals.undo({ params: { id: id ?? 'none' } })
const cannot = { status: 409, code: 'cannot_undo' }

test('a deleted deal comes back under its id, with its results and the order of its products', async () => {
  const { _id: id, products } = await makeDeal()
  await buyer.client.cart.add({ body: { productId: products[1]?._id ?? '', quantity: 2 } })
  await buyer.client.orders.create({ body: orderData() })
  const was = await get(id)
  expect(was.results).toEqual({ units: 2, revenue: 72 })
  const { changeId } = await deals.remove({ params: { id } })
  expect(await undo(changeId)).toEqual({ undone: 1, left: 0, purged: 0 })
  expect(await get(id)).toEqual(was)
  const { changes } = await admin.client.staff.changes({ query: { subjectId: id, limit: 1 } })
  expect(changes[0]).toMatchObject({ action: 'undone', before: null, after: { percentOff: 25 } })
  await expect(undo(changeId)).rejects.toMatchObject(cannot)
})

test('a change is undone only once, even after the same change was made again', async () => {
  const { _id: id } = await makeDeal()
  const setPercent = () =>
    deals.update({ params: { id }, body: { startDate: at(-1), endDate: at(1), percentOff: 30 } })
  const { changeId } = await setPercent()
  await undo(changeId)
  await setPercent()
  await expect(undo(changeId)).rejects.toMatchObject({
    ...cannot,
    message: 'This has already been undone.',
  })
  expect(await get(id)).toMatchObject({ percentOff: 30 })
})

test('a deal keeps its name unless another is sent, and a renaming is undone', async () => {
  const { _id: id } = await makeDeal()
  const times = { startDate: at(-1), endDate: at(1) }
  const named = await deals.update({ params: { id }, body: { ...times, name: ' Eid sale ' } })
  expect(named.name).toBe('Eid sale')
  const { changeId } = await deals.update({ params: { id }, body: { ...times, name: 'Winter' } })
  await undo(changeId)
  const { name } = await deals.update({ params: { id }, body: { ...times, percentOff: 30 } })
  expect(name).toBe('Eid sale')
  const { changes } = await admin.client.staff.changes({ query: { subjectId: id, limit: 1 } })
  expect(changes[0]?.subject).toBe('Eid sale')
})

test('removed products come back to their places in a deal', async () => {
  const { _id: id, products } = await makeDeal()
  const productIds = products.slice(0, 2).map(({ _id }) => _id)
  const { changeId } = await deals.removeProducts({ params: { id }, body: { productIds } })
  await undo(changeId)
  expect((await get(id)).products).toEqual(products)
})

test('undoing a change of a deal restores only the changed fields', async () => {
  const { _id: id, products, ...rest } = await makeDeal()
  const body = { startDate: at(-1), endDate: at(5), isActive: false }
  const { changeId } = await deals.update({ params: { id }, body })
  const productIds = [(await makeProduct(admin))._id]
  await deals.addProducts({ params: { id }, body: { productIds } })
  await undo(changeId)
  const { products: now, ...others } = await get(id)
  expect(others).toMatchObject({ ...rest, _id: id, overlaps: expect.any(Array) })
  expect(now).toHaveLength(products.length + 1)
})

test('a deal that was changed again, or only added, is not undone', async () => {
  const { _id: id } = await makeDeal()
  const change = (percentOff: number) =>
    deals.update({ params: { id }, body: { startDate: at(-1), endDate: at(1), percentOff } })
  const { changeId } = await change(30)
  await change(40)
  await expect(undo(changeId)).rejects.toMatchObject(cannot)
  expect((await get(id)).percentOff).toBe(40)
  const { changes } = await admin.client.staff.changes({ query: { subjectId: id } })
  const added = changes.find(({ action }) => action === 'added')
  await expect(undo(added?.batchId ?? '')).rejects.toMatchObject(cannot)
  await deals.remove({ params: { id } })
  await expect(undo(changes[0]?.batchId ?? '')).rejects.toMatchObject(cannot)
})

test('a change without effect has nothing to undo, and an unknown one is not found', async () => {
  const { _id: id } = await makeDeal()
  const same = await deals.update({ params: { id }, body: { startDate: at(-1), endDate: at(1) } })
  expect(same.changeId).toBeNull()
  await expect(undo('nothing')).rejects.toMatchObject({ status: 404 })
})
