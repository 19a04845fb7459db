import { expect, test } from './shop-test.ts'

test('search engines are told what to read and what not', async ({ request, baseURL }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  const text = await robots.text()
  expect(text).toContain('Disallow: /checkout')
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('the sitemap leads to every public page, and all of them are there', async ({ request, baseURL }) => {
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('application/xml')
  const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address ?? '',
  )
  expect(addresses.length).toBeGreaterThanOrEqual(1 + 10 + 60)
  expect(addresses).toContain(`${baseURL}/category/k-froks`)
  for (const address of [addresses[0], addresses[5], addresses.at(-1)]) {
    expect((await request.get(address ?? '')).status(), address).toBe(200)
  }
})
