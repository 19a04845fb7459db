import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'

test('the page that shows the OpenAPI document brings its viewer along', async () => {
  const { app } = await createTestApp()
  const page = await app.request('/api/docs')
  expect(page.status).toBe(200)
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain("script-src 'self';")
  const addresses = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, address = '']) => address,
  )
  expect(addresses).toHaveLength(3)
  for (const address of addresses) {
    const file = await app.request(address)
    expect(file.status, address).toBe(200)
    const type = address.endsWith('.css') ? 'text/css' : 'text/javascript'
    expect(file.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    expect((await file.text()).length).toBeGreaterThan(10)
  }
})
