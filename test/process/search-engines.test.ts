import { expect, test } from 'vitest'
import { api } from '../../src/contract/api.ts'
import { noPolicies } from '../../src/contract/settings/policies.ts'
import { foundBySearch, type SearchEngines } from '../../src/contract/settings/search-engines.ts'
import type { PagesDeps } from '../../src/web/handler.ts'
import { openBuiltPage } from '../../test-support/built-pages.ts'

const open = (path: string, changes: Partial<SearchEngines> = {}) =>
  openBuiltPage(`https://meena.example${path}`, {
    shop: {
      name: 'Meena Lawn',
      policies: { ...noPolicies, about: 'lawn from Lahore' },
      search: { ...foundBySearch, ...changes },
    },
  })

const hidden = { isIndexed: false }

test('a shop that may be found is, and its personal pages are not', async () => {
  const robots = (await open('/robots.txt')).text
  expect(robots).toContain('Sitemap: https://meena.example/sitemap.xml')
  expect(robots.split('\n')).not.toContain('Disallow: /')
  const { text } = await open('/')
  expect(text).toContain('<link rel="canonical" href="https://meena.example/"/>')
  expect(text).not.toContain('name="robots"')
  expect((await open('/login')).text).toContain('<meta name="robots" content="noindex')
})

test('a shop that must not be found says so to whoever asks, on every page, and names no list of its pages', async () => {
  expect((await open('/robots.txt', hidden)).text).toBe('User-agent: *\nDisallow: /\n')
  for (const path of ['/', '/category/k-froks', '/search?q=lawn', '/login']) {
    const { answer, text } = await open(path, hidden)
    expect(answer.status, path).toBe(200)
    expect(text, path).toMatch(/<meta name="robots" content="noindex/)
    expect(text, path).not.toContain('rel="canonical"')
  }
})

test('an owner’s codes are in the home page, and in no other', async () => {
  const codes = { google: 'abcDEF-123_xyz', bing: 'ABC123DEF456' }
  const { text } = await open('/', codes)
  expect(text).toContain('<meta name="google-site-verification" content="abcDEF-123_xyz"/>')
  expect(text).toContain('<meta name="msvalidate.01" content="ABC123DEF456"/>')
  // One that hides the shop while it is set up is known by them already.
  expect((await open('/', { ...codes, ...hidden })).text).toContain('google-site-verification')
  expect((await open('/login', codes)).text).not.toMatch(/site-verification|msvalidate/)
  expect((await open('/')).text).not.toMatch(/site-verification|msvalidate/)
})

test('title, description and shared link are the owner’s words, or what the shop says of itself', async () => {
  const plain = (await open('/')).text
  expect(plain).toContain('<title>Meena Lawn: lawn from Lahore</title>')
  expect(plain).toContain('<meta name="description" content="Meena Lawn: lawn from Lahore"/>')
  const own = {
    ...{ homeTitle: 'lawn & khaddar', homeDescription: 'Lawn by the metre.' },
    ...{ shareText: 'Look what we have.', titleEnd: 'Meena' },
  }
  const { text } = await open('/', own)
  expect(text).toContain('<title>Meena Lawn: lawn &amp; khaddar</title>')
  expect(text).toContain('<meta name="description" content="Lawn by the metre."/>')
  expect(text).toContain('<meta property="og:description" content="Look what we have."/>')
  const described = (await open('/', { homeDescription: 'Lawn by the metre.' })).text
  expect(described).toContain('<meta property="og:description" content="Lawn by the metre."/>')
  expect((await open('/category/k-froks', own)).text).toContain('<title>Frocks for Kids · Meena</title>')
})

/** A shop of that many products, and how it was asked for them. */
function shopOfMany(length: number) {
  const slugs = Array.from({ length }, (_, nth) => `kurta-${nth}`)
  const asked: { page: number; limit: number }[] = []
  const call: PagesDeps['call'] = async ({ path }, { query = {} }) => {
    if (path === api.collections.shown.path) return { answer: { collections: [] } }
    const { page = 1, limit = 24 } = query as { page?: number; limit?: number }
    asked.push({ page, limit })
    const shown = slugs.slice((page - 1) * limit, page * limit)
    const products = shown.map(slug => ({ slug, updated_at: '2026-11-01T00:00:00.000Z' }))
    return { answer: { products, total: slugs.length } }
  }
  const read = async (path: string) => (await openBuiltPage(`https://meena.example${path}`, { call })).text
  return { slugs, asked, call, read }
}

test('a shop of many products has an index of sitemaps, which together name each product once', async () => {
  const { slugs, call, read } = shopOfMany(24_100)
  const addressesIn = (text: string) =>
    [...text.matchAll(/<loc>https:\/\/meena\.example(.*?)<\/loc>/g)].map(([, path]) => path)
  const files = addressesIn(await read('/sitemap.xml'))
  expect(files).toEqual(['/sitemaps/1.xml', '/sitemaps/2.xml', '/sitemaps/3.xml'])
  const parts = await Promise.all(files.map(async path => addressesIn(await read(path ?? ''))))
  expect(parts.flat().filter(path => path?.startsWith('/product/'))).toEqual(
    slugs.map(slug => `/product/${slug}`),
  )
  expect(parts.flat().filter(path => path === '/')).toHaveLength(1)
  for (const path of ['/sitemaps/4.xml', '/sitemaps/0.xml', '/sitemaps/1', '/sitemaps/x.xml'])
    expect((await openBuiltPage(`https://meena.example${path}`, { call })).answer.status, path).toBe(404)
})

test('the index reads no products, and a file of it those it names and no others', async () => {
  const { asked, read } = shopOfMany(24_100)
  const count = { page: 1, limit: 1 }
  await read('/sitemap.xml')
  expect(asked.splice(0)).toEqual([count])
  await read('/sitemaps/2.xml')
  expect(asked).toEqual([count, ...Array.from({ length: 50 }, (_, nth) => ({ page: 51 + nth, limit: 240 }))])
})
