import { expect, test } from 'vitest'
import { openApiDocument } from '../../src/server/http/open-api-document.ts'
import { createTestApp } from '../../test-support/create-test-app.ts'

const shop = await createTestApp()

test('the shop serves its OpenAPI document', async () => {
  const answer = await shop.request('GET', '/api/openapi.json')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())))
})

test('the page that shows it brings its viewer along', async () => {
  const page = await shop.request('GET', '/api/docs')
  expect(page.status).toBe(200)
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain("script-src 'self';")
  const addresses = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, address = '']) => address,
  )
  expect(addresses).toHaveLength(3)
  for (const address of addresses) {
    const file = await shop.request('GET', address)
    expect(file.status, address).toBe(200)
    const type = address.endsWith('.css') ? 'text/css' : 'text/javascript'
    expect(file.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    expect((await file.text()).length).toBeGreaterThan(10)
  }
})
