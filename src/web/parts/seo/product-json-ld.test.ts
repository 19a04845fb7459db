import { expect, test } from 'vitest'
import { specifiedGroups } from '../../../../test-support/specified-groups.ts'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { noPolicies } from '../../../contract/settings/policies.ts'
import { productJsonLd } from './product-json-ld.tsx'
import { productMeta } from './product-meta.ts'

const site = {
  ...{ name: 'Zari', origin: 'https://zari.example', currency: 'PKR' },
  ...{ groups: specifiedGroups, countryCodes: ['AE', 'OM'], exchangeDays: 0, returnsPage: null },
  ...{ mark: '', share: null, titleEnd: 'Zari', isIndexed: true },
}
const matches = [
  { loaderData: { shop: { name: 'Zari', policies: noPolicies, pages: [] }, origin: site.origin } },
]
const picture = '/media/01936b2e/960.webp'

const kurta: Product = {
  _id: '01936b2e-7c1a-7e5e-9b8a-3f0d2c4b5a69',
  slug: 'nilofer-kurta',
  title: 'Nilofer Kurta',
  category: 'w-chickankari',
  description: 'Soft lawn with white thread.',
  price: 48,
  displayPrice: 64,
  inventory: 3,
  stock: [{ color: '', size: '', quantity: 3 }],
  product_images: [picture, 'https://elsewhere.example/kurta.jpg'],
  pictures: [
    { url: picture, alt: 'Nilofer Kurta, front' },
    { url: 'https://elsewhere.example/kurta.jpg', alt: '' },
  ],
  Color: [],
  Material: [],
  Length: [],
  Size: [{ Size: 'M' }],
  included: [],
  colors: [{ name: 'Pistachio', image: '' }],
  created_at: '2026-11-01T00:00:00.000Z',
  published_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
}

const none = { color: null, size: null }

test('tells what a product is, what it costs, and that there is some', () => {
  const [product, trail] = productJsonLd(site, kurta, none)
  expect(product).toMatchObject({
    '@type': 'Product',
    url: 'https://zari.example/product/nilofer-kurta',
    // The other is not the shop's yet, so no page shows it.
    image: ['https://zari.example/media/01936b2e/1200.webp'],
    color: ['Pistachio'],
    size: ['M'],
    offers: { price: '48.00', priceCurrency: 'PKR', availability: 'https://schema.org/InStock' },
  })
  expect(product).not.toHaveProperty('material')
  expect(trail).toMatchObject({
    itemListElement: [
      { name: 'Home' },
      { name: 'Women' },
      { name: 'Chikankari' },
      { position: 4, name: 'Nilofer Kurta' },
    ],
  })
})

test('names the products of its pair with address, picture and offer', () => {
  const frock = { ...kurta, slug: 'nilofer-frock', title: 'Nilofer Frock', price: 30, inventory: 0 }
  const [product] = productJsonLd(site, kurta, none, [frock])
  expect(product).toMatchObject({
    isRelatedTo: [
      {
        '@type': 'Product',
        name: 'Nilofer Frock',
        url: 'https://zari.example/product/nilofer-frock',
        image: ['https://zari.example/media/01936b2e/1200.webp'],
        offers: { price: '30.00', priceCurrency: 'PKR', availability: 'https://schema.org/OutOfStock' },
      },
    ],
  })
  expect(productJsonLd(site, kurta, none)[0]).not.toHaveProperty('isRelatedTo')
})

test('an address with a colour is described and shared with the pictures of that colour', () => {
  const rose = { url: '/media/rose/960.webp', alt: 'Rose', color: 'Rose' }
  const colors = ['Pistachio', 'Rose'].map(name => ({ name, image: name === 'Rose' ? rose.url : picture }))
  const both = { ...kurta, colors, pictures: [...kurta.pictures, rose] }
  expect(productJsonLd(site, both, { color: 'Rose', size: null })[0]).toMatchObject({
    image: ['https://zari.example/media/rose/1200.webp'],
  })
  expect(productMeta(matches, both, { color: 'Rose', size: null })).toContainEqual({
    property: 'og:image',
    content: 'https://zari.example/media/rose/1200.webp',
  })
})

test('tells when it is sold out', () => {
  const sold = { ...kurta, inventory: 0, stock: [] }
  expect(productJsonLd(site, sold, none)[0]).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
  expect(productMeta(matches, sold, none)).toContainEqual({
    property: 'product:availability',
    content: 'out of stock',
  })
})

test('search engines are led to the page about returns, where there is one', () => {
  const policyOf = (returnsPage: string | null) =>
    productJsonLd({ ...site, exchangeDays: 7, returnsPage }, kurta, none)[0]
  expect(policyOf('returns')).toMatchObject({
    offers: { hasMerchantReturnPolicy: { merchantReturnLink: 'https://zari.example/pages/returns' } },
  })
  expect(JSON.stringify(policyOf(null))).not.toContain('merchantReturnLink')
})

test('a product is found under its slug and shared with its picture', () => {
  const meta = productMeta(matches, kurta, none)
  expect(meta).toContainEqual({ title: 'Nilofer Kurta · Zari' })
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://zari.example/product/nilofer-kurta',
  })
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://zari.example/media/01936b2e/1200.webp',
  })
})

test('tells of an exchange only where the shop promises one', () => {
  const offerOf = (exchangeDays: number) => productJsonLd({ ...site, exchangeDays }, kurta, none)[0]
  expect(offerOf(0)).not.toHaveProperty('offers.hasMerchantReturnPolicy')
  const policy = { merchantReturnDays: 14, applicableCountry: ['AE', 'OM'] }
  expect(offerOf(14)).toMatchObject({ offers: { hasMerchantReturnPolicy: policy } })
})

test('what is written for search engines names it, and the trail keeps the title of the page', () => {
  const written = { ...kurta, seoTitle: 'Lawn kurta', seoDescription: 'White on lawn.' }
  const [product, trail] = productJsonLd(site, written, none)
  expect(product).toMatchObject({ name: 'Lawn kurta', description: 'White on lawn.' })
  expect(trail).toMatchObject({ itemListElement: [{}, {}, {}, { name: kurta.title }] })
})

test('a product without pictures names none', () => {
  const bare = { ...kurta, pictures: [] }
  expect(JSON.stringify(productJsonLd(site, bare, none, [bare]))).not.toContain('"image"')
})

test('a shared link to a size says what that size costs and whether there is any', () => {
  const price = (size: string, now: number) => ({ color: '', size, price: now, displayPrice: now })
  const product = {
    ...kurta,
    Size: [{ Size: 'M' }, { Size: 'L' }],
    stock: ['M', 'L'].map(size => ({ color: '', size, quantity: size === 'M' ? 3 : 0 })),
    optionPrices: [price('', 48), price('L', 60)],
  }
  const meta = (size: string | null) => productMeta(matches, product, { color: null, size })
  expect(meta('L')).toContainEqual({ property: 'product:price:amount', content: '60.00' })
  expect(meta('L')).toContainEqual({ property: 'product:availability', content: 'out of stock' })
  expect(meta(null)).toContainEqual({ property: 'product:price:amount', content: '48.00' })
  expect(meta(null)).toContainEqual({ property: 'product:availability', content: 'in stock' })
})
