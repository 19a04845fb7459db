import { expect, test } from 'vitest'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { cardInList } from './card-in-list.ts'
import { cardOf } from './card-product.ts'
import { priceFrom } from './price-from.ts'

const zone = 'Asia/Karachi'

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
  expect(cardOf(product, zone)).toEqual({
    _id: 'p1',
    slug: 'nilofer-kurta',
    title: 'Nilofer Kurta',
    facts: 'Lawn',
    price: 48,
    displayPrice: 64,
    inventory: 3,
    pictures: [picture('front'), { url: '/media/back', alt: '' }],
    colors: [{ name: 'White', image: '/media/front', hex: '#ffffff' }],
    sizes: '',
    published_at: '2026-11-01T00:00:00.000Z',
  })
})

test('a card tells until which day of the shop a deal lasts, and the price after it', () => {
  const deal = { percentOff: 20, endDate: '2026-11-24T21:00:00.000Z', priceThen: 25 }
  expect(cardOf({ ...product, deal }, zone)).toMatchObject({ deal: { until: '25 Nov', priceThen: 25 } })
})

test('a card shows pictures of one colour only, in a list of some colours those of the colour it opens in', () => {
  const [front, rose] = [
    { ...picture('front'), color: 'White' },
    { ...picture('rose'), color: 'Rose' },
  ]
  const colors = [
    { name: 'White', image: front.url },
    { name: 'Rose', image: rose.url },
  ]
  const many = { ...product, colors, pictures: [front, rose, picture('close')] }
  const second = { url: '/media/close', alt: '' }
  expect(cardOf(many, zone).pictures).toEqual([front, second])
  const inRose = cardInList(many, { color: ['pink'], size: [] }, zone)
  expect(inRose).toMatchObject({ colour: 'Rose', pictures: [rose, second] })
})

test('in a list of some colours, a card opens in one that there is, and tells the sizes of those alone', () => {
  const colours = ['White', 'Rose', 'Sage, pale'].map(name => ({ name, image: '' }))
  const shelf = (color: string, size: string, quantity: number) => ({ color, size, quantity })
  const many: Product = {
    ...product,
    ...{ colors: colours, Size: [{ Size: 'S' }, { Size: 'M' }] },
    stock: [
      ...[shelf('White', 'S', 2), shelf('White', 'M', 2), shelf('Rose', 'S', 0), shelf('Rose', 'M', 1)],
      ...[shelf('Sage, pale', 'S', 1), shelf('Sage, pale', 'M', 0)],
    ],
  }
  const inList = (color: string[], size: string[] = []) => cardInList(many, { color, size }, zone)
  expect(inList([])).toEqual(cardOf(many, zone))
  expect(inList(['rose'])).toMatchObject({ colour: 'Rose', sizes: 'Only M left' })
  expect(inList(['Rose', 'sage pale'], ['S'])).toMatchObject({ colour: 'Sage, pale', sizes: 'S to M' })
  expect(inList(['Rose'], ['s'])).toMatchObject({ colour: 'Rose' })
  expect(inList(['Plum'])).toEqual(cardOf(many, zone))
})

const shown = (color: string, size: string, price: number) => ({ color, size, price, displayPrice: price })
const severalPrices: Product = {
  ...product,
  Size: [{ Size: 'M' }, { Size: 'L' }],
  stock: ['M', 'L'].map(size => ({ color: '', size, quantity: 2 })),
  optionPrices: [shown('', '', 48), { ...shown('', 'L', 60), displayPrice: 75, priceThen: 70 }],
}

test('a card says from which price on a product is sold, where there are several', () => {
  expect(cardOf(severalPrices, zone)).toMatchObject({ price: 48, displayPrice: 48, from: true })
  const alone = { ...severalPrices, stock: [{ color: '', size: 'L', quantity: 2 }] }
  expect(cardOf(alone, zone)).toMatchObject({ price: 60, displayPrice: 75 })
  expect(cardOf(alone, zone)).not.toHaveProperty('from')
})

test('a list narrowed to one size says what that size costs', () => {
  const inList = (size: string[]) => cardInList(severalPrices, { size, color: [] }, zone)
  expect(inList(['l'])).toMatchObject({ price: 60, displayPrice: 75 })
  expect(inList(['M', 'L'])).toMatchObject({ price: 48, from: true })
  const deal = { percentOff: 20, endDate: '2026-11-24T21:00:00.000Z', priceThen: 50 }
  const reduced = cardInList({ ...severalPrices, deal }, { size: ['L'], color: [] }, zone)
  expect(reduced.deal).toEqual({ until: '25 Nov', priceThen: 70 })
})

test('once a size is chosen the price is its own', () => {
  const of = (size: string | null) => priceFrom(severalPrices, { color: 'White', size })
  expect(of(null)).toEqual({ price: 48, displayPrice: 48, from: true })
  expect(of('M')).toEqual({ price: 48, displayPrice: 48 })
  expect(of('L')).toEqual({ price: 60, displayPrice: 75, priceThen: 70 })
  expect(priceFrom(product)).toEqual({ price: 48, displayPrice: 64 })
})
