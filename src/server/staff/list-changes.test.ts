import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../test-support/factories.ts'
import { setMoney } from '../../../test-support/set-money.ts'

const shop = await createTestApp()
const [admin, other] = [await makeUser(shop, 'admin'), await makeUser(shop, 'admin')]
const changes = (query = {}) => admin.client.staff.changes({ query })

const dates = { startDate: '2026-11-01T00:00:00.000Z', endDate: '2030-01-01T00:00:00.000Z' }
const later = () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
}

test('the changes of a deal are listed, latest first, with their values before and after', async () => {
  const { _id: productId, title } = await makeProduct(admin)
  const products = [{ id: productId, title }]
  later()
  const { _id: id } = await admin.client.deals.create({ body: { ...dates, products: [productId] } })
  later()
  await other.client.deals.update({ params: { id }, body: { ...dates, percentOff: 20 } })
  later()
  await admin.client.deals.removeProducts({ params: { id }, body: { productIds: [productId] } })
  later()
  await admin.client.deals.update({ params: { id }, body: { ...dates, percentOff: 20 } })
  await admin.client.deals.remove({ params: { id } })

  const told = await changes({ subjectId: id })
  const subject = `Deal #${id.slice(-6)}`
  expect(told.changes.map(({ action, before, after }) => ({ action, before, after }))).toMatchObject([
    { action: 'deleted', before: { percentOff: 20 }, after: null },
    { action: 'changed', before: { products }, after: { products: [] } },
    { action: 'changed', before: { percentOff: null }, after: { percentOff: 20 } },
    { action: 'added', before: null, after: { products, percentOff: null } },
  ])
  expect(told.total).toBe(4)
  expect(told.changes.map(change => change.subject)).toEqual(Array(4).fill(subject))
  expect(told.changes[2]?.by).toEqual({ userId: other.id, name: 'Ayesha Khan' })
})

test('an undone change says so, and the list has the batch by which it can be undone', async () => {
  const { _id: id } = await makeProduct(admin)
  await admin.client.catalogue.remove({ params: { id } })
  const about = () => changes({ thing: 'product', subjectId: id })
  const [deleted] = (await about()).changes
  expect(deleted).toMatchObject({ action: 'deleted', undone: false })
  await admin.client.catalogue.undo({ params: { id: deleted?.batchId ?? '' } })
  expect((await about()).changes.map(({ action, undone }) => [action, undone])).toEqual([
    ['undone', false],
    ['deleted', true],
    ['added', false],
  ])
  expect((await admin.client.catalogue.get({ params: { id } }))._id).toBe(id)
})

test('changes can be filtered by kind and by who made them, and are paged', async () => {
  await makeProduct(other)
  const deals = await changes({ thing: 'deal' })
  expect(new Set(deals.changes.map(({ thing }) => thing))).toEqual(new Set(['deal']))
  const theirs = await changes({ by: other.id })
  expect(theirs.changes.map(({ thing }) => thing)).toEqual(['product', 'deal'])
  const all = await changes({ limit: 50 })
  const pages = [await changes({ limit: 2, page: 1 }), await changes({ limit: 2, page: 2 })]
  expect(pages.flatMap(page => page.changes)).toEqual(all.changes.slice(0, 4))
  expect(pages[0]?.total).toBe(all.changes.length)
})

test('deals that overlap on a product name each other; deals that follow each other do not', async () => {
  const [a, b] = [await makeProduct(admin), await makeProduct(admin)]
  const make = (start: string, end: string, products: string[]) =>
    admin.client.deals.create({ body: { startDate: start, endDate: end, percentOff: 10, products } })
  const first = await make('2027-01-01', '2027-01-10', [a._id, b._id])
  const second = await make('2027-01-09', '2027-01-20', [b._id])
  const third = await make('2027-01-20', '2027-01-30', [b._id])
  expect(second.overlaps).toEqual([{ dealId: first._id, productIds: [b._id] }])
  expect(third.overlaps).toEqual([])
  const again = await admin.client.deals.get({ params: { id: first._id } })
  expect(again.overlaps).toEqual([{ dealId: second._id, productIds: [b._id] }])
})

test('amounts are in the currency of the order, or in which the shop sold when they were changed', async () => {
  const { _id: productId } = await makeProduct(admin, { price: 48 })
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId, quantity: 1 } })
  const { _id: id } = await client.orders.create({ body: orderData() })
  await admin.client.catalogue.quickEdit({ params: { id: productId }, body: { price: 50 } })
  await setMoney(admin, { currency: 'PKR', roundTo: 1 })
  await admin.client.orders.change({
    params: { id },
    body: { version: 1, discount: { amount: 8.5, reason: 'A late parcel' } },
  })
  await admin.client.catalogue.quickEdit({ params: { id: productId }, body: { price: 14_000 } })
  const told = async (subjectId: string) =>
    (await changes({ subjectId })).changes.map(({ after, currency }) => [after, currency])
  expect(await told(id)).toEqual([[expect.objectContaining({ discountCents: 850 }), 'USD']])
  expect(await told(productId)).toEqual([
    [{ priceCents: 1_400_000 }, null],
    [{ priceCents: 5_000 }, 'USD'],
    [expect.anything(), 'USD'],
  ])
  await setMoney(admin, {})
})
