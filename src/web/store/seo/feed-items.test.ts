import fc from 'fast-check'
import { expect, test } from 'vitest'
import { specifiedGroups } from '../../../../test-support/specified-groups.ts'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { firstCategories } from '../../../server/catalogue/categories/first-categories.ts'
import { toCategories } from '../../../server/catalogue/categories/load-categories.ts'
import { publicCategories } from '../../../server/catalogue/categories/public-categories.ts'
import { readChoice } from '../../parts/buy/choice.ts'
import { stockOf } from '../../parts/buy/choice-stock.ts'
import { optionsOf } from '../../parts/buy/product-options.ts'
import { namedChoice } from '../../parts/seo/named-choice.ts'
import { productJsonLd } from '../../parts/seo/product-json-ld.tsx'
import { escapeXml } from './escape-xml.ts'
import { feedItems } from './feed-items.ts'

type Row = (typeof firstCategories)[number]
/** What the feed knows of categories of which one is changed. */
const known = (code = '', changes: Partial<Row> = {}) =>
  publicCategories(
    toCategories(firstCategories.map(row => (row.code === code ? { ...row, ...changes } : row))),
  ).feedCategory

const site = { name: 'Zari', origin: 'https://zari.example', currency: 'USD', feedCategory: known() }
const picture = (name: string) => `/media/${name}/960.webp`

const kurta: Product = {
  _id: '01936b2e-7c1a-7e5e-9b8a-3f0d2c4b5a69',
  slug: 'nilofer-kurta',
  title: 'Nilofer Kurta',
  category: 'w-chickankari',
  description: 'Soft lawn with white thread.',
  price: 48,
  displayPrice: 64,
  inventory: 3,
  stock: [
    { color: '', size: '', quantity: 3 },
    { color: 'Rose', size: 'S', quantity: 0 },
  ],
  product_images: [picture('front'), picture('rose'), picture('back')],
  pictures: ['front', 'rose', 'back'].map(name => ({ url: picture(name), alt: '' })),
  Color: [],
  Material: [],
  Length: [],
  Size: [{ Size: 'S' }, { Size: 'M' }],
  included: [],
  colors: [
    { name: 'Pistachio', image: '' },
    { name: 'Rose', image: picture('rose') },
  ],
  created_at: '2026-11-01T00:00:00.000Z',
  published_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
}

/** What Google refuses clothes without. */
const required = [
  ...['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'condition', 'brand'],
  ...['google_product_category', 'gender', 'age_group', 'color', 'size', 'item_group_id'],
]

test('a maker’s barcode is told of the one choice that it is of, in feed and page alike', () => {
  const stock = [
    { color: 'Rose', size: 'S', quantity: 1, barcode: '4006381333931' },
    { color: 'Rose', size: 'M', quantity: 1, barcode: '2012345678900' },
    { color: 'Pistachio', size: '', quantity: 1, barcode: '96385074' },
  ]
  const items = feedItems(site, { ...kurta, stock })
  expect(
    items.map(({ color, size, gtin, identifier_exists }) => [color, size, gtin ?? identifier_exists]),
  ).toEqual([
    ['Pistachio', 'S', 'no'],
    ['Pistachio', 'M', 'no'],
    ['Rose', 'S', '4006381333931'],
    ['Rose', 'M', 'no'],
  ])
  const gtinOn = (color: string | null, size: string | null) =>
    namedChoice({ ...kurta, stock }, { color, size }).gtin
  expect(gtinOn('Rose', 'S')).toBe('4006381333931')
  expect([gtinOn('Rose', null), gtinOn('Pistachio', 'S'), gtinOn(null, null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('every colour and size is an item with every required field, and no id is given twice', () => {
  const items = feedItems(site, kurta)
  expect(items.map(({ color, size }) => `${color}/${size}`)).toEqual([
    'Pistachio/S',
    'Pistachio/M',
    'Rose/S',
    'Rose/M',
  ])
  for (const item of items) for (const field of required) expect(item[field], field).toBeTruthy()
  expect(new Set(items.map(({ id }) => id)).size).toBe(4)
  for (const { id } of items) expect(id?.length).toBeLessThanOrEqual(50)
  expect(feedItems(site, kurta).map(({ id }) => id)).toEqual(items.map(({ id }) => id))
})

test('each item leads to its choice, shows its colour and tells its own stock', () => {
  const [, , roseSmall, roseMedium] = feedItems(site, kurta)
  expect(roseSmall).toMatchObject({
    link: 'https://zari.example/product/nilofer-kurta?color=Rose&size=S',
    image_link: 'https://zari.example/media/rose/1200.webp',
    additional_image_link: [
      'https://zari.example/media/front/1200.webp',
      'https://zari.example/media/back/1200.webp',
    ],
    availability: 'out_of_stock',
  })
  expect(roseMedium?.availability).toBe('in_stock')
})

test('an item shows the pictures of its colour and those of no colour', () => {
  const [front, rose, back] = kurta.pictures
  const tied = [{ ...front, color: 'Pistachio' }, rose, back].flatMap(each =>
    each?.url ? { alt: '', ...each, url: each.url } : [],
  )
  const [pistachio, , roseSmall] = feedItems(site, { ...kurta, pictures: tied })
  const address = (name: string) => `https://zari.example/media/${name}/1200.webp`
  expect(pistachio).toMatchObject({
    image_link: address('front'),
    additional_image_link: [address('back')],
  })
  expect(roseSmall).toMatchObject({ image_link: address('rose'), additional_image_link: [address('back')] })
})

test.each(['https://elsewhere.example/kurta.jpg', 'https://10.0.0.5/kurta.jpg', '/media/../../admin'])(
  '%s, which no page shows, is in no item',
  url => {
    const pictures = [
      { url, alt: '' },
      { url: picture('back'), alt: '' },
    ]
    const [item] = feedItems(site, { ...kurta, pictures, colors: [{ name: 'Pistachio', image: url }] })
    expect(item).toMatchObject({
      image_link: 'https://zari.example/media/back/1200.webp',
      additional_image_link: [],
    })
    expect(feedItems(site, { ...kurta, pictures: pictures.slice(0, 1), colors: [] })).toEqual([])
  },
)

test('a reduced price is a sale price, any other stands alone', () => {
  expect(feedItems(site, kurta)[0]).toMatchObject({ price: '64.00 USD', sale_price: '48.00 USD' })
  const [plain] = feedItems(site, { ...kurta, displayPrice: 48 })
  expect(plain?.price).toBe('48.00 USD')
  expect(plain).not.toHaveProperty('sale_price')
})

test('a piece without choices is one item of no group', () => {
  const [only, ...more] = feedItems(site, { ...kurta, colors: [], Size: [] })
  expect(more).toEqual([])
  expect(only).toMatchObject({ id: kurta._id, size: 'One size' })
  expect(only).not.toHaveProperty('item_group_id')
})

test('what has no picture is not fed', () => {
  const bare = { ...kurta, product_images: [], pictures: [] }
  expect(feedItems(site, bare).map(({ color, size }) => `${color}/${size}`)).toEqual(['Rose/S', 'Rose/M'])
})

test('no text can break a document', () => {
  expect(escapeXml(`<b a="1" c='2'>&amp;</b>`)).toBe(
    '&lt;b a=&quot;1&quot; c=&apos;2&apos;&gt;&amp;amp;&lt;/b&gt;',
  )
  expect(escapeXml('bell\u0007, half \ud83d, whole 💐, end\uffff')).toBe('bell, half , whole 💐, end')
})

test.each<[string, Record<string, string>]>([
  ['w-chickankari', { google_product_category: '5388', gender: 'female', age_group: 'adult' }],
  ['k-printed-kurta', { google_product_category: '5388', gender: 'unisex', age_group: 'kids' }],
  ['k-mommy-and-me', { google_product_category: '5388', gender: 'female', age_group: 'kids' }],
  ['k-froks', { google_product_category: '2271', gender: 'female', age_group: 'kids' }],
])('of the specification’s %s it is known for whom it is', (category, fields) => {
  expect(feedItems(site, { ...kurta, category })[0]).toMatchObject(fields)
})

test.each<[string, [string, Partial<Row>], Record<string, string>]>([
  ['a group that is given another name and audience', ['women', { name: 'Home', audience: '' }], {}],
  [
    'a category that is not for those of its group',
    ['w-chickankari', { audience: 'nobody' }],
    { google_product_category: '5388' },
  ],
  [
    'a category of its own audience',
    ['w-chickankari', { name: 'Kurtas', audience: 'boys' }],
    { gender: 'male', age_group: 'kids' },
  ],
  [
    'a category of its own name',
    ['w-chickankari', { name: 'Kurtas' }],
    { gender: 'female', age_group: 'adult' },
  ],
])('of %s only what the owner says is told', (_, [code, changes], fields) => {
  const [item] = feedItems({ ...site, feedCategory: known(code, changes) }, kurta)
  const told = ['google_product_category', 'gender', 'age_group'].filter(name => item && name in item)
  expect(Object.fromEntries(told.map(name => [name, item?.[name]]))).toEqual(fields)
})

test('what is written for search engines takes the place of title and description', () => {
  const [item] = feedItems(site, { ...kurta, seoTitle: 'Lawn kurta', seoDescription: 'White on lawn.' })
  expect(item).toMatchObject({ title: 'Lawn kurta', description: 'White on lawn.' })
})

test('a product with a pair carries a label for the owner’s campaigns', () => {
  const labels = (product: Product) => feedItems(site, product).map(item => item.custom_label_0)
  expect(new Set(labels({ ...kurta, hasPair: true }))).toEqual(new Set(['pair']))
  expect(new Set(labels(kurta))).toEqual(new Set([undefined]))
})

const pageSite = {
  ...{ name: 'Zari', origin: site.origin, currency: 'USD', groups: specifiedGroups, countryCodes: [] },
  ...{ exchangeDays: 0, returnsPage: null, mark: '', share: null, titleEnd: 'Zari', isIndexed: true },
}

test('the page of each item says the same of its stock', () => {
  const told = feedItems(site, kurta).map(({ link, availability }) => {
    const { searchParams } = new URL(String(link))
    const named = { color: searchParams.get('color'), size: searchParams.get('size') }
    const [product] = productJsonLd(pageSite, kurta, named)
    expect(product).toMatchObject({ offers: { url: link } })
    const isInStock = JSON.stringify(product).includes('schema.org/InStock')
    expect(isInStock, String(link)).toBe(availability === 'in_stock')
    return isInStock
  })
  expect(new Set(told).size).toBe(2)
})

/** A product in some colours and sizes, with pieces of its own for any of them, also for what it comes in no longer. */
const anyShelves = fc.tuple(
  fc.subarray(['Rose', 'Ivory & gold', 'Sage']),
  fc.subarray(['S', 'M', '2-3Y']),
  fc.uniqueArray(
    fc.record({
      color: fc.constantFrom('', 'Rose', 'Ivory & gold', 'Sage'),
      size: fc.constantFrom('', 'S', 'M', '2-3Y'),
      quantity: fc.nat({ max: 2 }),
    }),
    { selector: ({ color, size }) => `${color}/${size}` },
  ),
)

test('whatever shelves a product has, the page each item leads to says the same: its options, and its data', () => {
  fc.assert(
    fc.property(anyShelves, ([colours, sizes, stock]) => {
      const product: Product = {
        ...kurta,
        stock,
        colors: colours.map(name => ({ name, image: '' })),
        Color: colours.map(Color => ({ Color, img: { original: '' } })),
        Size: sizes.map(Size => ({ Size })),
      }
      const options = optionsOf(product)
      for (const { link, availability, color = '', size } of feedItems(site, product)) {
        const { searchParams } = new URL(String(link))
        const choice = readChoice(options, stock, searchParams)
        expect([choice.color ?? '', choice.size ?? 'One size']).toEqual([color, size])
        const { left, needsSize, soldOutSizes } = stockOf(product, options, choice)
        const named = { color: searchParams.get('color'), size: searchParams.get('size') }
        const data = JSON.stringify(productJsonLd(pageSite, product, named)[0])
        const isInStock = availability === 'in_stock'
        expect({ needsSize, options: left > 0, data: data.includes('schema.org/InStock') }).toEqual({
          needsSize: false,
          options: isInStock,
          data: isInStock,
        })
        if (choice.size) expect(soldOutSizes.has(choice.size)).toBe(!isInStock)
      }
    }),
  )
})

test('what the product does not come in changes nothing of its page', () => {
  const pages = [
    { color: 'Mauve', size: 'XXL' },
    { color: null, size: null },
  ].map(named => productJsonLd(pageSite, kurta, named))
  expect(pages[0]).toEqual(pages[1])
})

test('each colour and size has its own price, in the feed and on the page that its link opens', () => {
  const price = (size: string, now: number, before: number) => ({
    color: '',
    size,
    price: now,
    displayPrice: before,
  })
  const product = { ...kurta, optionPrices: [price('', 48, 64), price('M', 60, 60)] }
  const items = feedItems(site, product)
  expect(items.map(item => [item.size, item.price, item.sale_price])).toEqual([
    ['S', '64.00 USD', '48.00 USD'],
    ['M', '60.00 USD', undefined],
    ['S', '64.00 USD', '48.00 USD'],
    ['M', '60.00 USD', undefined],
  ])
  for (const item of items) {
    const { searchParams } = new URL(String(item.link))
    const named = { color: searchParams.get('color'), size: searchParams.get('size') }
    const [page] = productJsonLd(pageSite, product, named) as [{ offers: { price: string } }]
    const asked = String(item.sale_price ?? item.price)
    expect(`${Number(page.offers.price).toFixed(2)} USD`).toBe(asked)
  }
})

test('each value of a third option is an item of its own, which its page, price and pieces agree with', () => {
  const third = { name: 'Stitching', values: [{ value: 'Unstitched' }, { value: 'Stitched' }] }
  const suit: Product = {
    ...kurta,
    third,
    stock: [
      { color: '', size: '', third: 'Unstitched', quantity: 3 },
      { color: '', size: '', third: 'Stitched', quantity: 0 },
    ],
    optionPrices: [
      { color: '', size: '', price: 48, displayPrice: 64 },
      { color: '', size: '', third: 'Stitched', price: 70, displayPrice: 70 },
    ],
  }
  const items = feedItems(site, suit)
  expect(items).toHaveLength(8)
  expect(new Set(items.map(({ id }) => id)).size).toBe(8)
  for (const { title, link, price, sale_price, availability } of items) {
    const address = new URL(String(link)).searchParams
    const named = { color: address.get('color'), size: address.get('size'), third: address.get('third') }
    expect(title).toBe(`Nilofer Kurta, ${named.third}`)
    const { price: own, inventory } = namedChoice(suit, named)
    expect(`${own.toFixed(2)} USD`).toBe(sale_price ?? price)
    expect(inventory > 0 ? 'in_stock' : 'out_of_stock').toBe(availability)
  }
})
