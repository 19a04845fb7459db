import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../../test-support/factories.ts'
import { indexOnce } from './index-once.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const { signal } = new AbortController()

const stored = () =>
  shop.db.selectFrom('products').select(['id', 'searchTitle', 'searchVector']).orderBy('id').execute()

test('a new version stores the words of all products anew, once', async () => {
  for (let made = 0; made < 205; made++) await makeProduct(admin, { title: `لاہور Kurti ${made}` })
  const written = await stored()
  await shop.db.updateTable('products').set({ searchTitle: '', searchVector: '' }).execute()
  await indexOnce(shop.deps, AbortSignal.abort())
  expect((await stored()).every(({ searchTitle }) => searchTitle === '')).toBe(true)
  await indexOnce(shop.deps, signal)
  expect(await stored()).toEqual(written)
  await shop.db.updateTable('products').set({ searchTitle: '' }).execute()
  await indexOnce(shop.deps, signal)
  expect((await stored()).every(({ searchTitle }) => searchTitle === '')).toBe(true)
})
