import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../../test-support/factories.ts'
import type { ProductInput } from '../../../contract/catalogue/catalogue.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const guest = shop.client()

let made = 0
/** Each a second younger than the one before. */
const make = (changes: Partial<ProductInput>) => {
  shop.clock.now = new Date(Date.UTC(2026, 0, 1) + ++made * 1_000)
  return makeProduct(admin, changes)
}

const colors = (...names: string[]) => names.map(Color => ({ Color }))
const sizes = (...names: string[]) => names.map(Size => ({ Size }))

await make({ title: 'A', category: 'w-hand-work', price: 30, displayPrice: 35, Size: sizes('S', 'M') })
await make({ title: 'B', category: 'w-hand-work', price: 10, displayPrice: 40, Size: sizes('m') })
await make({ title: 'C', category: 'w-hand-work', price: 20.5, displayPrice: null, Size: sizes('XL') })
await make({
  title: 'D',
  category: 'w-hand-work',
  price: 20,
  inventory: 0,
  Color: colors('Rose', 'Ink Blue'),
})
await make({ title: 'E', category: 'k-hand-work', price: 5, Color: colors('rose') })

const titles = (products: { title: string }[]) => products.map(product => product.title).join('')

describe('new arrivals', () => {
  test('are newest first, a page at a time; page 0 is the first page', async () => {
    const page = async (number: number) =>
      titles(await guest.catalogue.newArrivals({ query: { page: number, limit: 2 } }))
    expect([await page(0), await page(1), await page(2), await page(3), await page(4)]).toEqual([
      'ED',
      'ED',
      'CB',
      'A',
      '',
    ])
  })

  test('reach the staff with the total of all products', async () => {
    const page = await admin.client.catalogue.list({ query: { page: 0, limit: 3 } })
    expect([titles(page.products), page.totalProducts]).toEqual(['EDC', 5])
    const far = await admin.client.catalogue.list({ query: { page: 1_000_000, limit: 100 } })
    expect(far).toEqual({ products: [], totalProducts: 5, lowStock: 3 })
  })
})

describe('a category', () => {
  const shown = async (query: Record<string, unknown>) =>
    titles(await guest.catalogue.byCategory({ params: { id: 'w-hand-work' }, query }))

  test('shows only its own products, newest first, a page at a time', async () => {
    expect(await shown({})).toBe('DCBA')
    expect(await shown({ limit: 3, page: 2 })).toBe('A')
  })

  test('is sorted in every order', async () => {
    expect(await shown({ sort: 'price-asc' })).toBe('BDCA')
    expect(await shown({ sort: 'price-desc' })).toBe('ACDB')
    expect(await shown({ sort: 'saving' })).toBe('DBAC')
  })

  test('is filtered by size and colour, several values each, in any case', async () => {
    expect(await shown({ size: 'M' })).toBe('DBA')
    expect(await shown({ size: 'xl, nothing' })).toBe('C')
    expect(await shown({ color: 'ROSE' })).toBe('D')
    expect(await shown({ color: 'ink blue,mustard' })).toBe('D')
    expect(await shown({ color: 'ink blue', size: 'xl' })).toBe('')
    expect(await shown({ size: ' , ' })).toBe('DCBA')
  })

  test('is filtered by price in dollars, bounds included, and by stock', async () => {
    expect(await shown({ minPrice: 20, maxPrice: 20.5 })).toBe('DC')
    expect(await shown({ minPrice: 20.01 })).toBe('CA')
    expect(await shown({ maxPrice: 0 })).toBe('')
    expect(await shown({ inStock: '1' })).toBe('CBA')
    expect(await shown({ inStock: '0' })).toBe('DCBA')
  })

  test('accepts any text as a filter', async () => {
    for (const text of ["'", '%', '\\', '{M}', '"', '\ud800']) {
      const query = new URLSearchParams({ size: text, color: text })
      const answer = await shop.request('GET', `/api/product/cat-product/w-hand-work?${query}`)
      expect([text, answer.status, await answer.json()]).toEqual([text, 200, []])
    }
  })

  test('refuses a filter with control characters and names it', async () => {
    const answer = await shop.request('GET', '/api/product/cat-product/w-hand-work?size=M%00')
    expect(answer.status).toBe(400)
    expect((await answer.json()).error.fields).toHaveProperty('size')
  })

  test('that the shop does not have answers not_found', async () => {
    for (const id of ['w-trousers', 'constructor']) {
      await expect(guest.catalogue.byCategory({ params: { id } })).rejects.toMatchObject({ status: 404 })
    }
  })
})
