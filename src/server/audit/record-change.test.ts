import { beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeUser } from '../../../test-support/factories.ts'
import type { Fields } from '../db/schema.ts'
import { type ChangeInput, recordChange } from './record-change.ts'

const shop = await createTestApp()
let userId: string

beforeAll(async () => {
  userId = (await makeUser(shop, 'admin')).id
})

/** A change of a product. */
const changeOf = (part: Pick<ChangeInput, 'subjectId' | 'before' | 'after' | 'batchId'>): ChangeInput => ({
  userId,
  subjectType: 'product',
  subject: 'Nilofer',
  action: 'changed',
  ...part,
})

async function record(before: Fields | null, after: Fields | null, batchId?: string) {
  const subjectId = shop.deps.newId()
  const made = changeOf({ ...(batchId && { batchId }), subjectId, before, after })
  const batch = await shop.db.transaction().execute(tx => recordChange(tx, shop.deps, made))
  const kept = await shop.db
    .selectFrom('changes')
    .selectAll()
    .where('subjectId', '=', subjectId)
    .executeTakeFirst()
  return { batch, kept }
}

test('a change keeps the fields that differ, and the time', async () => {
  const { batch, kept } = await record(
    { priceCents: 4800, title: 'Nilofer', sizes: ['S'], publishedAt: null },
    { priceCents: 5000, title: 'Nilofer', sizes: ['S', 'M'], publishedAt: new Date(0) },
  )
  expect(kept).toMatchObject({
    userId,
    thing: 'product',
    subject: 'Nilofer',
    action: 'changed',
    at: shop.clock.now,
    batchId: batch,
    before: { priceCents: 4800, sizes: ['S'], publishedAt: null },
    after: { priceCents: 5000, sizes: ['S', 'M'], publishedAt: '1970-01-01T00:00:00.000Z' },
    undoneAt: null,
  })
})

test('a change that changes nothing is not recorded, whatever the order of its fields', async () => {
  const shelf = { color: 'Rose', size: 'S' }
  expect(await record({ a: 1, shelf }, { shelf: { size: 'S', color: 'Rose' }, a: 1 })).toEqual({
    batch: null,
    kept: undefined,
  })
  expect((await record(null, null)).kept).toBeUndefined()
})

test('something created or deleted is recorded with all its fields', async () => {
  expect((await record(null, { title: 'Nilofer' })).kept).toMatchObject({
    before: null,
    after: { title: 'Nilofer' },
  })
  expect((await record({ title: 'Nilofer' }, null)).kept).toMatchObject({
    before: { title: 'Nilofer' },
    after: null,
  })
})

test('changes made by one call share its batch', async () => {
  const batchId = shop.deps.newId()
  expect((await record({ a: 1 }, { a: 2 }, batchId)).kept?.batchId).toBe(batchId)
})

test('a change that is rolled back is not recorded', async () => {
  const subjectId = shop.deps.newId()
  const fallThrough = shop.db.transaction().execute(async tx => {
    await recordChange(tx, shop.deps, changeOf({ subjectId, before: null, after: { a: 1 } }))
    throw new Error('fell through')
  })
  await expect(fallThrough).rejects.toThrow('fell through')
  expect(await shop.db.selectFrom('changes').where('subjectId', '=', subjectId).execute()).toEqual([])
})
