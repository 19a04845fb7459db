import { expect, test } from 'vitest'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import type { BrowseResult } from '../../../contract/catalogue/product-lists.ts'
import { mapFilterTexts } from '../../../contract/catalogue/public-texts.ts'
import { loadList } from './load-list.ts'

type Browse = Parameters<typeof loadList>[0]['browse']
type Query = NonNullable<NonNullable<Parameters<Browse>[0]>['query']>

const product = (number: number): Product => ({
  _id: `p${number}`,
  slug: `piece-${number}`,
  title: `Piece ${number}`,
  category: 'k-froks',
  description: 'Cotton.',
  price: 20,
  displayPrice: 20,
  inventory: 1,
  stock: [],
  product_images: [],
  pictures: [],
  Color: [],
  Material: [{ Material: 'Cotton' }],
  Length: [],
  Size: [],
  included: [],
  colors: [],
  created_at: '2026-11-01T00:00:00.000Z',
  published_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
})

/** A shop of `all` products in sizes S and M, of which prices from 100 dollars on leave none. */
function shopOf(all: number) {
  const asked: Query[] = []
  const browse: Browse = async ({ query = {} } = {}) => {
    asked.push(query)
    const total = Number(query.minPrice ?? 0) >= 100 ? 0 : all
    const [limit, page] = [Number(query.limit), Number(query.page ?? 1)]
    const numbers = Array.from({ length: total }, (_, index) => index).slice((page - 1) * limit, page * limit)
    const sizes = ['S', 'M'].map(value => ({ value, count: total }))
    const facets: BrowseResult['facets'] = {
      sizes,
      colors: [],
      prices: [],
      inStock: total,
      ...mapFilterTexts(() => []),
    }
    return { products: numbers.map(product), total, all, facets }
  }
  const source = { browse, timeZone: 'Asia/Karachi' }
  const load = (search: string) => loadList(source, { q: 'cotton' }, new URLSearchParams(search))
  return { load, asked }
}

test('asks for the part that is shown and sends its cards only', async () => {
  const { load, asked } = shopOf(61)
  const list = await load('size=M&show=48')
  expect(asked).toEqual([expect.objectContaining({ q: 'cotton', size: 'M', limit: 48 })])
  expect(list).toMatchObject({ total: 61, all: 61, waysOut: [] })
  expect(list.products).toHaveLength(48)
  expect(list.products[0]).not.toHaveProperty('Material')
})

test('passes over what the list does not have, and answers in its spelling', async () => {
  const { load, asked } = shopOf(5)
  const list = await load('size=m,Gigantic&color=Plaid')
  expect(list.query).toMatchObject({ size: ['M'], color: [] })
  expect(list.total).toBe(5)
  expect(asked.at(-1)).toMatchObject({ size: 'M', color: undefined })
})

test('reads a long list in pages that the shop answers, each product once', async () => {
  const { load, asked } = shopOf(600)
  const { products } = await load('show=504')
  expect(asked.map(({ page = 1, limit }) => [page, limit])).toEqual([
    [1, 240],
    [2, 240],
    [3, 240],
  ])
  expect(new Set(products.map(({ _id }) => _id)).size).toBe(504)
  expect(products.at(-1)?._id).toBe('p503')
})

test('a list that is short asks once, whatever the address wants', async () => {
  const { load, asked } = shopOf(3)
  expect((await load('show=960')).products).toHaveLength(3)
  expect(asked).toHaveLength(1)
})

test('when nothing is left, tells which filter stands in the way and what is there without it', async () => {
  const { load } = shopOf(7)
  const { waysOut } = await load('size=M&minPrice=200')
  expect(waysOut).toEqual([
    expect.objectContaining({
      what: { min: 200, max: undefined },
      total: 7,
      without: expect.objectContaining({ size: ['M'] }),
    }),
  ])
})
