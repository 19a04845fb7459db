import { expect, test } from 'vitest'
import { createTestApp } from '../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../test-support/factories.ts'
import { api } from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import type { CallInput } from '../contract/in-process-call.ts'
import { shopRoutes } from './app.ts'
import { callInProcess } from './call-in-process.ts'

const shop = await createTestApp()
const call = callInProcess(shop.deps, shopRoutes(shop.deps))
const admin = await makeUser(shop, 'admin')
const { _id } = await makeProduct(admin, { category: 'w-chickankari' })
const guest = shop.client()

test.each<[Endpoint, CallInput, () => Promise<unknown>]>([
  [
    api.catalogue.newArrivals,
    { query: { limit: 2 } },
    () => guest.catalogue.newArrivals({ query: { limit: 2 } }),
  ],
  [
    api.catalogue.browse,
    { query: { category: 'w-chickankari', q: undefined, inStock: '1', limit: 5 } },
    () => guest.catalogue.browse({ query: { category: 'w-chickankari', inStock: '1', limit: 5 } }),
  ],
  [api.catalogue.get, { params: { id: _id } }, () => guest.catalogue.get({ params: { id: _id } })],
  [api.deals.active, {}, () => guest.deals.active()],
])('a page reads $path as the API answers it', async (row, input, ask) => {
  expect(await call(row, input)).toEqual({ answer: await ask() })
})

test('a refusal has the code, the message and the status of the API', async () => {
  const unknown = '0198c0de-0000-7000-8000-000000000000'
  expect(await call(api.catalogue.get, { params: { id: unknown } })).toMatchObject({
    refusal: { code: 'not_found' },
    status: 404,
  })
  expect(await call(api.catalogue.newArrivals, { query: { limit: 'many' } })).toMatchObject({
    refusal: { code: 'invalid', fields: { limit: expect.any(String) } },
    status: 400,
  })
})

test('an operation that breaks is logged under its call, and the page is told no more than a caller', async () => {
  const cause = new Error('a secret')
  const broken = callInProcess(shop.deps, [{ row: api.deals.active, handle: () => Promise.reject(cause) }])
  expect(await broken(api.deals.active, {})).toMatchObject({ refusal: { code: 'internal' }, status: 500 })
  expect(shop.logged.splice(0)).toEqual([{ message: 'GET /api/deals/active-deals', cause }])
})

test('an answer that its row does not describe is found in tests', async () => {
  const wrong = callInProcess(shop.deps, [{ row: api.deals.active, handle: async () => ({ deals: 'none' }) }])
  expect(await wrong(api.deals.active, {})).toMatchObject({ status: 500 })
  expect(shop.logged.splice(0)).toHaveLength(1)
})

test.each<[string, Endpoint]>([
  ['changes something', api.accounts.login],
  ['is for the staff', api.catalogue.list],
  ['is a file', api.catalogue.export],
])('a page cannot call what %s', async (_, row) => {
  await expect(call(row, {})).rejects.toThrow(`Pages cannot call ${row.method} ${row.path}`)
})
