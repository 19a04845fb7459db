import { expect, test } from 'vitest'
import { type Lookups, linkTarget, type Named } from './link-target.ts'

const things: Record<string, Named> = {
  kurtas: { name: 'kurtas', state: 'shown' },
  old: { name: 'kurtas', state: 'shown' },
  secret: { name: 'secret', state: 'hidden' },
  draft: { name: 'draft', state: 'draft' },
}
const lookup = (name: string) => things[name] ?? null
const lookups: Lookups = { category: lookup, collection: lookup, product: lookup, page: lookup }

test.each([
  ['', ''],
  ['https://example.com/pages/gone', 'https://example.com/pages/gone'],
  ['/', '/'],
  ['/search?q=lawn', '/search?q=lawn'],
  ['/track', '/track'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/admin/settings', '/admin/settings'],
  ['/category/old?sort=new#list', '/category/kurtas?sort=new#list'],
  ['/collections/secret', '/collections/secret'],
  ['/product/kurtas', '/product/kurtas'],
  ['/pages/draft', null],
  ['/pages/gone', null],
  ['/product/gone?color=Red', null],
  ['/category', null],
  ['/sale', null],
  ['/pages/kurtas/more', null],
])('a link to %j leads to %j', async (link, to) => {
  expect((await linkTarget(link, lookups)).to).toBe(to)
})

test('why a link leads nowhere, or where no menu does, is told', async () => {
  const states = ['/pages/draft', '/category/secret', '/category/gone', '/sale', '/search'].map(
    async link => {
      const { state, kind } = await linkTarget(link, lookups)
      return [state, kind]
    },
  )
  expect(await Promise.all(states)).toEqual([
    ['draft', 'page'],
    ['hidden', 'category'],
    ['gone', 'category'],
    ['gone', null],
    ['shown', null],
  ])
})
