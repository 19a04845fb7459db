import { beforeAll, expect, test, vi } from 'vitest'
import { accountFirst } from '../../src/contract/checkout-settings.ts'
import { firstHome } from '../../src/contract/home-parts.ts'
import { firstLook } from '../../src/contract/look.ts'
import { dollars } from '../../src/contract/money-settings.ts'
import { noPolicies } from '../../src/contract/policies.ts'
import { foundBySearch } from '../../src/contract/search-engines.ts'
import { specified } from '../../src/server/catalogue/categories/load-categories.ts'
import { publicCategories } from '../../src/server/catalogue/categories/public-categories.ts'
import { publicCollections } from '../../src/server/catalogue/collections/public-collections.ts'
import { usualOrderLimits } from '../../src/server/order-limits.ts'
import type { createPagesHandler, PagesDeps } from '../../src/web/handler.ts'

type HandlerModule = { createPagesHandler: typeof createPagesHandler }
let pages: HandlerModule

beforeAll(async () => {
  // Not a literal, so that type checks need no build.
  const path = '../../build/server/index.js'
  pages = await import(path)
})

/** The home page of the built shop, as it comes out when its API answers like this. */
async function home(call: PagesDeps['call']) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const shop: ReturnType<PagesDeps['shop']> = {
    name: 'Zari',
    phone: null,
    ...publicCategories(specified),
    ...publicCollections({ rows: [], old: new Map() }),
    look: firstLook,
    money: dollars,
    checkout: accountFirst,
    policies: noPolicies,
    homeParts: firstHome.parts,
    homePictures: new Map(),
    pages: [],
    publicUrl: null,
    timeZone: 'Asia/Karachi',
    stripeScript: false,
    isDemo: false,
    orderSize: usualOrderLimits.size,
    countries: ['Pakistan'],
    countryCodes: ['PK'],
    search: foundBySearch,
    pays: { cash: true, cards: false, hasProvider: false },
    payWords: { cash: '', cards: '' },
  }
  const handle = pages.createPagesHandler({ call, shop: () => shop, mode: 'production' })
  const answer = await handle(new Request('http://zari.example/'))
  return { answer, html: await answer.text() }
}

const busy: PagesDeps['call'] = async () => ({
  refusal: { code: 'busy', message: 'The shop is busy.' },
  status: 503,
})

test('a home page that could not reach the API is not cached and offers a retry', async () => {
  const { answer, html } = await home(busy)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('The new arrivals did not load.')
  expect(html).toContain('Failed to load active deals.')
  expect(html).toContain('The best sellers did not load.')
  expect(html.match(/Retry/g)).toHaveLength(3)
  expect(html).toContain('aria-label="Main"')
  // It is no demo, so no page says it is.
  expect(html).not.toContain('Demo shop')
})

test('a page whose data is partly missing shows the rest and says what is missing', async () => {
  const { answer, html } = await home(async (row, input) =>
    row.path.startsWith('/api/deals/') ? busy(row, input) : { answer: [] },
  )
  expect(answer.status).toBe(200)
  expect(html).toContain('Failed to load active deals.')
  expect(html).not.toContain('The new arrivals did not load.')
})
