import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../../test-support/factories.ts'
import type { ProductInput } from '../../../contract/catalogue/catalogue.ts'
import { familyHex } from '../../../contract/catalogue/colour-family.ts'
import { BrowseQuery } from '../../../contract/catalogue/product-lists.ts'
import { browseProducts } from './browse-products.ts'
import { openProductLists } from './product-index/open-product-lists.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const guest = shop.client()

let made = 0
/** Each a second younger than the one before. */
const make = (changes: Partial<ProductInput>) => {
  shop.clock.now = new Date(Date.UTC(2026, 0, 1) + ++made * 1_000)
  return makeProduct(admin, { category: 'w-hand-work', ...changes })
}

const rose = { Color: 'Rose', hex: '#cc6677' }
const inkBlue = { Color: 'Ink Blue', img: { original: '/media/ink/960.webp' } }
const sizes = (...names: string[]) => names.map(Size => ({ Size }))

const kept = {
  A: await make({ title: 'Kurta A', price: 30, Size: sizes('M', 'S'), Color: [rose] }),
  B: await make({ title: 'Kurta B', price: 10, Size: sizes('m'), Color: [inkBlue, rose] }),
  C: await make({ title: 'Frock C', price: 20.5, Size: sizes('XL'), Color: [inkBlue] }),
  D: await make({ title: 'Frock D', price: 20, inventory: 0, Size: [], Color: [] }),
  E: await make({ title: 'Kurta E', price: 5, category: 'k-hand-work', Size: sizes('2-3Y'), Color: [rose] }),
}

const browse = (query: Record<string, unknown>) => guest.catalogue.browse({ query })
const titles = (products: { title: string }[]) => products.map(({ title }) => title.slice(-1)).join('')
const shown = async (query: Record<string, unknown>) => titles((await browse(query)).products)
const counts = (values: { value: string; count: number }[]) =>
  Object.fromEntries(values.map(({ value, count }) => [value, count]))

describe('a list', () => {
  test('holds all listed products, newest first, a page at a time, with the total', async () => {
    expect(await shown({})).toBe('EDCBA')
    const page = await browse({ limit: 2, page: 2, maxPrice: 29 })
    expect([titles(page.products), page.total, page.all]).toEqual(['CB', 4, 5])
  })

  test('can be of a category, of a search or of both', async () => {
    expect(await shown({ category: 'w-hand-work' })).toBe('DCBA')
    expect(await shown({ q: 'kurtas' })).toBe('EBA')
    expect(await shown({ category: 'women' })).toBe('DCBA')
    expect(await shown({ category: 'kids' })).toBe('E')
    expect(await shown({ q: 'frok', category: 'women' })).toBe('DC')
    expect(await shown({ q: 'frok', category: 'w-hand-work' })).toBe('DC')
    expect(await shown({ q: 'frock', category: 'k-hand-work' })).toBe('')
    expect(await shown({ q: '' })).toBe('')
  })

  test('treats an empty price limit as none', async () => {
    expect(await shown({ minPrice: '', maxPrice: '' })).toBe('EDCBA')
    await expect(browse({ maxPrice: 'cheap' })).rejects.toMatchObject({
      fields: { maxPrice: expect.stringContaining('as a number') },
    })
  })

  test('can be filtered by a colour or size with a comma in its name', async () => {
    const category = 'k-froks'
    const { _id: id } = await make({ category, Color: [{ Color: 'Plaid, fine' }], Size: sizes('4Y, tall') })
    const { facets } = await browse({ category })
    const [color, size] = [facets.colors[0]?.value, facets.sizes[0]?.value]
    expect([color, size]).toEqual(['Plaid fine', '4Y tall'])
    const { total, facets: narrowed } = await browse({ category, color, size })
    expect([total, narrowed.colors[0]?.count]).toEqual([1, 1])
    await admin.client.catalogue.remove({ params: { id } })
  })

  test('of a search has the best match first, unless another order is asked for', async () => {
    const named = await make({ title: 'Emerald Shawl Z', category: 'w-semi-formal', description: '' })
    const told = await make({
      title: 'Shawl Y',
      category: 'w-semi-formal',
      description: 'An emerald border.',
    })
    expect(await shown({ q: 'emerald' })).toBe('ZY')
    expect(await shown({ q: 'emerald', sort: 'newest' })).toBe('YZ')
    for (const { _id: id } of [named, told]) await admin.client.catalogue.remove({ params: { id } })
  })

  test('is sorted and filtered as a category is', async () => {
    expect(await shown({ sort: 'price-asc' })).toBe('EBDCA')
    expect(await shown({ size: 'M', color: 'rose' })).toBe('BA')
    expect(await shown({ minPrice: 20, maxPrice: 20.5 })).toBe('DC')
    expect(await shown({ inStock: '1' })).toBe('ECBA')
  })

  test('of an unknown category answers not_found', async () => {
    for (const category of ['w-trousers', 'constructor']) {
      await expect(browse({ category })).rejects.toMatchObject({ status: 404, code: 'not_found' })
    }
  })
})

describe('facets', () => {
  test('put shades of one colour into its family, and list a single shade that is asked for', async () => {
    const category = 'w-mommy-and-me'
    const shades = ['Emerald', 'bottle-green', 'MINT', 'Checks']
    const made = []
    for (const Color of shades) made.push(await make({ category, title: Color, Color: [{ Color }] }))
    const both = [{ Color: 'Mint', hex: '#a5cdbb' }, { Color: 'Sage' }]
    made.push(await make({ category, title: 'Both', Color: both }))
    const { facets } = await browse({ category })
    expect(counts(facets.colors)).toEqual({ Green: 4, Checks: 1 })
    const titlesOf = async (color: string) =>
      (await browse({ category, color })).products.map(({ title }) => title)
    expect(await titlesOf('green')).toEqual(['Both', 'MINT', 'bottle-green', 'Emerald'])
    expect(await titlesOf('emerald,checks')).toEqual(['Checks', 'Emerald'])
    const narrowed = await browse({ category, color: 'mint' })
    expect(narrowed.products.map(({ title }) => title)).toEqual(['Both', 'MINT'])
    expect(narrowed.facets.colors).toContainEqual({ value: 'Mint', count: 2, hex: '#a5cdbb', image: '' })
    expect(counts(narrowed.facets.colors)).toEqual({ Green: 4, Mint: 2, Checks: 1 })
    for (const { _id: id } of made) await admin.client.catalogue.remove({ params: { id } })
  })

  test('count a product that costs exactly where a price band ends in that band', async () => {
    const category = 'k-froks'
    const made = [await make({ category, price: 30 }), await make({ category, price: 30.01 })]
    expect((await browse({ category })).facets.prices).toEqual([
      { min: 0, max: 30, count: 1 },
      { min: 30.01, max: null, count: 1 },
    ])
    const at = async (query: Record<string, unknown>) =>
      (await browse({ category, ...query })).products.map(({ price }) => price)
    expect(await at({ maxPrice: 30 })).toEqual([30])
    expect(await at({ minPrice: 30.01 })).toEqual([30.01])
    for (const { _id: id } of made) await admin.client.catalogue.remove({ params: { id } })
  })

  test('list sizes in shop order and colours by how many products have them', async () => {
    const { facets } = await browse({})
    expect(facets.sizes).toEqual([
      { value: 'S', count: 1 },
      { value: 'm', count: 2 },
      { value: 'XL', count: 1 },
      { value: '2-3Y', count: 1 },
    ])
    expect(facets.colors).toEqual([
      { value: 'Pink', count: 3, hex: familyHex('Pink'), image: '' },
      { value: 'Blue', count: 2, hex: familyHex('Blue'), image: '/media/ink/960.webp' },
    ])
    expect(facets.inStock).toBe(4)
  })

  test('count how many products a value would leave while the other filters stay', async () => {
    const { facets, total, all } = await browse({ category: 'w-hand-work', color: 'ink blue', size: 'xl' })
    expect([total, all]).toEqual([1, 4])
    expect(counts(facets.sizes)).toEqual({ S: 0, m: 1, XL: 1 })
    expect(counts(facets.colors)).toEqual({ Pink: 0, Blue: 1, 'Ink Blue': 1 })
    expect(facets.inStock).toBe(1)
  })

  test('count exactly as many products as the filter then shows', async () => {
    for (const filters of [
      {},
      { inStock: '1' },
      { color: 'Rose' },
      { color: 'Pink' },
      { size: 'M,XL', maxPrice: 25 },
    ]) {
      const { facets } = await browse(filters)
      for (const { value, count } of facets.sizes)
        expect([filters, value, (await browse({ ...filters, size: value })).total]).toEqual([
          filters,
          value,
          count,
        ])
      for (const { value, count } of facets.colors)
        expect((await browse({ ...filters, color: value })).total).toBe(count)
      for (const { min, max, count } of facets.prices)
        expect((await browse({ ...filters, minPrice: min, maxPrice: max ?? undefined })).total).toBe(count)
      expect((await browse({ ...filters, inStock: '1' })).total).toBe(facets.inStock)
    }
  })

  test('count a sold-out size among all products, but not with the filter "in stock"', async () => {
    const stock = [
      { color: '', size: 'S', quantity: 0 },
      { color: '', size: 'M', quantity: 3 },
    ]
    const category = 'k-semi-formal'
    await make({ category, Size: sizes('S', 'M'), stock })
    const { facets } = await browse({ category })
    expect([counts(facets.sizes), facets.inStock]).toEqual([{ S: 1, M: 1 }, 1])
    expect(counts((await browse({ category, inStock: '1' })).facets.sizes)).toEqual({ S: 0, M: 1 })
    expect((await browse({ category, size: 'S' })).facets.inStock).toBe(0)
    expect((await browse({ category, size: 'S', inStock: '1' })).total).toBe(0)
  })

  test('of an empty list are empty', async () => {
    const none = { sizes: [], colors: [], prices: [], inStock: 0 }
    expect(await browse({ q: 'xyzzy' })).toEqual({ products: [], total: 0, all: 0, facets: none })
  })
})

test('GET products by ids answers them in that order, each once, without unknown and unlisted ones', async () => {
  const gone = await make({})
  await admin.client.catalogue.remove({ params: { id: gone._id } })
  const ids = [kept.C, kept.A, gone, kept.C, kept.B].map(product => product._id)
  const products = await guest.catalogue.some({ query: { ids: [...ids, 'never-there'].join(',') } })
  expect(titles(products)).toBe('CAB')
  expect(await guest.catalogue.some({ query: { ids: '' } })).toEqual([])
})

test('a page reads as much of a larger shop as of a smaller one', async () => {
  const loadList = openProductLists(shop.deps)
  const category = 'k-semi-formal'
  const rowsRead = async (page: number) => {
    const rows: number[] = []
    const db = shop.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        rows.push(result.rows.length)
        return result
      },
    })
    const query = BrowseQuery.parse({ category, page, limit: 2 })
    const { products } = await browseProducts({ ...shop.deps, db, loadList }, query)
    expect(products).toHaveLength(2)
    return rows.toSorted()
  }
  for (let nth = 0; nth < 4; nth++) await make({ category })
  const before = await rowsRead(1)
  expect(before).toContain(2)
  for (let nth = 0; nth < 4; nth++) await make({ category })
  expect(await rowsRead(4)).toEqual(before)
})
