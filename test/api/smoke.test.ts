import { expect, test } from 'vitest'
import { createTestApp } from '../create-test-app.ts'
import { makeUser } from '../factories.ts'

const shop = await createTestApp()

test('a guest is asked to sign in, a shopper is kept from staff calls', async () => {
  expect((await shop.request('GET', '/api/cart/get')).status).toBe(401)
  const user = await makeUser(shop)
  expect((await shop.request('GET', '/api/deals/get-deals', { token: user.token })).status).toBe(403)
  expect((await shop.request('GET', '/readyz')).status).toBe(200)
})
