import { expect, test } from 'vitest'
import { openApiDocument } from '../../src/server/http/open-api/open-api-document.ts'
import { createTestApp } from '../../test-support/create-test-app.ts'
import { makeUser } from '../../test-support/factories.ts'

const shop = await createTestApp()

test('the shop serves its OpenAPI document', async () => {
  const answer = await shop.request('GET', '/api/openapi.json')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument('Zari'))))
})

test('it has the name that the owner gave the shop, at once', async () => {
  const renamed = await createTestApp()
  await renamed.request('GET', '/api/openapi.json')
  const { client } = await makeUser(renamed, 'owner')
  const value = { ...(await client.settings.get()).shop.value, name: 'Meena & Lawn' }
  await client.settings.save({ body: { group: 'shop', version: 0, value } })
  const document = await renamed.request('GET', '/api/openapi.json')
  expect(await document.json()).toMatchObject({ info: { title: 'Meena & Lawn shop API' } })
  const page = await renamed.request('GET', '/api/docs')
  expect(await page.text()).toContain('<title>Meena &amp; Lawn shop API</title>')
})

test('the page that shows it has a policy of its own, which lets its viewer run', async () => {
  const page = await shop.request('GET', '/api/docs')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
})

test('a shop that does not let everybody read it shows it to the staff alone', async () => {
  const real = await createTestApp({ apiDocs: 'staff' })
  const statusFor = async (token?: string) =>
    (await real.request('GET', '/api/openapi.json', token ? { token } : {})).status
  const [admin, shopper] = [await makeUser(real, 'admin'), await makeUser(real)]
  expect(await statusFor()).toBe(403)
  expect(await statusFor(shopper.token)).toBe(403)
  expect(await statusFor(admin.token)).toBe(200)
})
