import { expect, test, vi } from 'vitest'
import type { ApiClient } from '../../api/client.ts'
import { allSectionsFailed, loadHome } from './load-home.ts'

const product = { description: '', pictures: [], colors: [], Size: [], stock: [], sold: 0 }

/** The calls that the home page makes, with a deal of so many products; `failing` is refused. */
function apiWith(dealProducts: number, failing: string[] = []): ApiClient {
  const answer = (name: string, value: unknown) => async () => {
    if (failing.includes(name)) throw new Error('The database is away')
    return value
  }
  const products = Array.from({ length: dealProducts }, (_, index) => ({ ...product, _id: `p${index}` }))
  const api = {
    catalogue: { newArrivals: answer('arrivals', [product]) },
    deals: { active: answer('deals', { deals: [{ products, endDate: '2030-01-01' }] }) },
    orders: { hotSelling: answer('best sellers', [{ productId: product, sold: 1 }]) },
  }
  // Only what the home page calls.
  return api as unknown as ApiClient
}

test('a deal of hundreds of products shows the first 24', async () => {
  const { deals } = await loadHome(apiWith(300))
  expect(deals?.map(offer => offer.product._id)).toEqual(
    Array.from({ length: 24 }, (_, index) => `p${index}`),
  )
})

test('a section that fails is left out, and the page is shown without it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const home = await loadHome(apiWith(1, ['deals']))
  expect([home.arrivals?.length, home.deals, home.hotSelling?.length]).toEqual([1, null, 1])
  expect(allSectionsFailed(home)).toBe(false)
  expect(allSectionsFailed(await loadHome(apiWith(1, ['deals', 'arrivals', 'best sellers'])))).toBe(true)
  logged.mockRestore()
})
