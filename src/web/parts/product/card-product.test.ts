import { expect, test } from 'vitest'
import type { Product } from '../../../contract/catalogue.ts'
import { cardOf } from './card-product.ts'

const picture = (name: string) => ({ url: `/media/${name}`, alt: name })

const product: Product = {
  _id: 'p1',
  slug: 'nilofer-kurta',
  title: 'Nilofer Kurta',
  category: 'w-chickankari',
  description: 'Shadow work on lawn.\nWash it by hand.',
  price: 48,
  displayPrice: 64,
  inventory: 3,
  stock: [],
  product_images: ['/media/front', '/media/back', '/media/close'],
  pictures: [picture('front'), picture('back'), picture('close')],
  Color: [],
  Material: [{ Material: 'Lawn' }],
  Length: [],
  Size: [{ Size: 'M' }],
  included: [],
  colors: [{ name: 'White', image: '/media/front', hex: '#ffffff' }],
  created_at: '2026-11-01T00:00:00.000Z',
  published_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-02T00:00:00.000Z',
}

test('a card carries what it shows and nothing else', () => {
  expect(cardOf(product)).toEqual({
    _id: 'p1',
    slug: 'nilofer-kurta',
    title: 'Nilofer Kurta',
    description: 'Shadow work on lawn.',
    price: 48,
    displayPrice: 64,
    inventory: 3,
    pictures: [picture('front'), picture('back')],
    colors: [{ name: 'White', image: '/media/front', hex: '#ffffff' }],
    sizes: '',
    published_at: '2026-11-01T00:00:00.000Z',
  })
})

test('a card tells of the deal that its price comes from', () => {
  const deal = { percentOff: 20, endDate: '2026-11-24T13:00:00.000Z' }
  expect(cardOf({ ...product, deal })).toMatchObject({ deal })
})

test('a long description ends with a whole word, and one endless word ends somewhere', () => {
  const { description } = cardOf({ ...product, description: 'lawn '.repeat(2_000) })
  expect(description).toMatch(/^(lawn )+lawn$/)
  expect(description.length).toBeLessThanOrEqual(140)
  expect(cardOf({ ...product, description: 'l'.repeat(9_000) }).description).toHaveLength(140)
})
