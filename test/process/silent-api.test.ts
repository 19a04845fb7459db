import { expect, test, vi } from 'vitest'
import type { PagesDeps } from '../../src/web/handler.ts'
import { openBuiltPage } from '../../test-support/built-pages.ts'

/** The home page of the built shop, as it comes out when its API answers like this. */
async function home(call: PagesDeps['call']) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { answer, text: html } = await openBuiltPage('http://zari.example/', { call })
  return { answer, html }
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
