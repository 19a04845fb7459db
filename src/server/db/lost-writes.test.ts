import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, productInput, signUpInput } from '../../../test-support/factories.ts'
import type { Db } from './schema.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const { catalogue, deals, staff } = admin.client

/** The database, which gives the first transaction up after its work, as PostgreSQL does to the loser of a deadlock. */
function losingOnce(db: Db): Db {
  let lost = false
  const lose = async (work: (tx: never) => Promise<unknown>) =>
    db.transaction().execute(async tx => {
      // The proxy stands in for a database, whose transactions these are.
      const result = await work(tx as never)
      if (lost) return result
      lost = true
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
    })
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return () => ({ execute: lose })
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

async function afterLosing<T>(act: () => Promise<T>): Promise<T> {
  const { db } = shop.deps
  shop.deps.db = losingOnce(db)
  try {
    return await act()
  } finally {
    shop.deps.db = db
  }
}

const dates = { startDate: '2026-11-01T00:00:00.000Z', endDate: '2030-01-01T00:00:00.000Z' }
const change = { kind: 'price', percent: 10 } as const

const csv = (title: string) =>
  new File([`Title,Category,Price\n${title},w-chickankari,48\n`], 'products.csv', { type: 'text/csv' })

const writes: Record<string, (id: string) => Promise<unknown>> = {
  'catalogue.add': () => catalogue.add({ body: productInput() }),
  'catalogue.edit': id => catalogue.edit({ params: { id }, body: productInput() }),
  'catalogue.quickEdit': id => catalogue.quickEdit({ params: { id }, body: { price: 11 } }),
  'catalogue.duplicate': id => catalogue.duplicate({ params: { id } }),
  'catalogue.bulk': id => catalogue.bulk({ body: { ids: [id], change } }),
  'catalogue.remove': id => catalogue.remove({ params: { id } }),
  'catalogue.import': () =>
    catalogue.import({ query: { dryRun: '0' }, body: { file: csv(productInput().title) } }),
  'deals.create': id => deals.create({ body: { ...dates, products: [id] } }),
  'staff.invite': () =>
    staff.invite({
      body: { email: signUpInput().email, firstName: 'Sana', lastName: 'Malik', staffRole: 'caller' },
    }),
}

test.each(Object.keys(writes))('%s is tried again after a deadlock', async name => {
  const { _id } = await makeProduct(admin)
  const before = await staff.changes()
  await afterLosing(async () => writes[name]?.(_id))
  expect((await staff.changes()).total).toBe(before.total + 1)
})

test('undoing a change and ending something are tried again after a deadlock too', async () => {
  const { _id: id } = await makeProduct(admin)
  const { changeId } = await catalogue.bulk({ body: { ids: [id], change } })
  await afterLosing(() => catalogue.undo({ params: { id: changeId ?? '' } }))
  const { _id: dealId } = await deals.create({ body: { ...dates, products: [id] } })
  await afterLosing(() => deals.update({ params: { id: dealId }, body: { ...dates, percentOff: 5 } }))
  await afterLosing(() => deals.remove({ params: { id: dealId } }))
  const { id: member } = await makeUser(shop, 'manager')
  await afterLosing(() => staff.removeMember({ params: { id: member } }))
  expect((await staff.changes({ query: { subjectId: member } })).total).toBe(1)
})
