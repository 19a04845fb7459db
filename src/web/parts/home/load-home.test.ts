import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import {
  campaignOf,
  collectionOf,
  groupsOf,
  heroOf,
  homeExamples,
  homePicture,
  homeSlide,
  pairsOf,
  promisesOf,
  stepsOf,
  storyOf,
  testimonialsOf,
  tilesOf,
} from '../../../../test-support/home-examples.ts'
import { pictureUrl } from '../../../contract/pictures.ts'
import {
  dealOfTheDay,
  firstHome,
  hotSelling,
  newArrivals,
} from '../../../contract/settings/home/active-parts.ts'
import { kindOfPart, type HomePart as SavedPart } from '../../../contract/settings/home/home.ts'
import type { Field, Fields } from '../../../contract/settings/home/part-fields.ts'
import { noPolicies } from '../../../contract/settings/policies.ts'
import type { ApiClient } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { ToastProvider } from '../../ui/toast-provider.tsx'
import { HomePart } from './home-part.tsx'
import { allPartsFailed, loadHome, type ShownPart } from './load-home.ts'

const product = {
  _id: 'p',
  slug: 'lawn-kurta',
  price: 20,
  displayPrice: 25,
  title: '',
  description: '',
  Material: [],
  included: [],
  pictures: [],
  colors: [],
  Size: [],
  stock: [],
  sold: 0,
  inventory: 1,
}
const photo = { url: pictureUrl('newest', 960, 'webp'), alt: '', placeholder: 'data:image/webp;base64,AAAA' }

/** The calls that the home page makes, with a deal of so many products; `failing` is refused. */
function apiWith(dealProducts: number, failing: string[] = []): ApiClient {
  const answer = (name: string, value: unknown) => async () => {
    if (failing.includes(name)) throw new Error('The database is away')
    return value
  }
  const products = Array.from({ length: dealProducts }, (_, index) => ({ ...product, _id: `p${index}` }))
  const api = {
    catalogue: {
      newArrivals: answer('arrivals', [product]),
      byCategory: answer('category', [product, { ...product, pictures: [photo] }]),
      browse: answer('collection', { products: dealProducts > 0 ? [product] : [] }),
      pairs: answer('pairs', {
        pairs: [1, 0, 1].map((inventory, nth) => ({
          products: [
            { ...product, slug: `mother-${nth}` },
            { ...product, slug: `child-${nth}`, inventory },
          ],
        })),
      }),
      get: async ({ params }: { params: { id: string } }) => {
        if (params.id === 'gone') throw new ApiError({ status: 404, code: 'not_found' })
        return product
      },
    },
    pages: {
      shown: async ({ params }: { params: { id: string } }) => {
        if (params.id !== 'old-about') throw new ApiError({ status: 404, code: 'not_found' })
        return { slug: 'about' }
      },
    },
    deals: { active: answer('deals', { deals: products.length > 0 ? [{ products, endDate: '2030' }] : [] }) },
    orders: { hotSelling: answer('best sellers', [{ productId: product, sold: 1 }]) },
  }
  // Only what the home page calls.
  return api as unknown as ApiClient
}

const women = { code: 'w', name: 'Women', hidden: false }
const categories = [
  { code: 'kurtas', name: 'Kurtas', hidden: false },
  { code: 'frocks', name: 'Frocks', hidden: false },
  { code: 'hidden', name: 'Hidden', hidden: true },
]

/** A shop with these parts, the picture 'kept', and a category that 'old' was merged into. */
const shopWith = (...homeParts: SavedPart[]): Parameters<typeof loadHome>[1] => ({
  homeParts,
  timeZone: 'Asia/Karachi',
  groups: [{ ...women, categories: categories.filter(({ hidden }) => !hidden) }],
  pages: [{ slug: 'about', title: 'About', purpose: 'about' }],
  policies: { ...noPolicies, promises: ['Cash on delivery'] },
  homePictures: new Map([['kept', 'data:image/webp;base64,KEPT']]),
  categoryPage: code => {
    const found = categories.find(each => each.code === (code === 'old' ? 'kurtas' : code))
    return (
      found && {
        ...found,
        group: women,
        intro: '',
        picture: found.code === 'frocks' ? pictureUrl('own', 960, 'webp') : '',
      }
    )
  },
  collectionPage: slug => {
    const hidden = slug === 'secret'
    if (slug !== 'eid' && slug !== 'old-eid' && !hidden) return undefined
    return { slug: hidden ? slug : 'eid', name: 'Eid', intro: '', hidden, isChosen: true }
  },
})

const slide = (id: string, link: string) =>
  homeSlide({ picture: homePicture(id), heading: `${id} ${link}`, link })
const tile = (category: string, own: string | null = null) => ({
  ...{ category, name: '', text: '', picture: own === null ? null : homePicture(own) },
})
const tiles = (...all: ReturnType<typeof tile>[]): SavedPart => ({ ...tilesOf(), tiles: all })
const story = (id: string | null, link: string): SavedPart =>
  storyOf({ picture: id === null ? null : homePicture(id), action: link && 'Read on', link })

const kindsOf = ({ parts }: { parts: ShownPart[] }) => parts.map(({ kind }) => kind)

/** What the fields of a part say, those of its rows too. */
const wordsOf = (fields: Fields, values: object, isAmong: (field: Field) => boolean): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name]
    if (field?.input === 'rows') return value.flatMap((row: object) => wordsOf(field.fields, row, isAmong))
    return field && isAmong(field) && value !== '' ? [value] : []
  })

test.each(Object.values(homeExamples))(
  'a part of kind $kind is loaded and drawn with all its words under its headings',
  async part => {
    const homePictures = new Map([
      ['front', null],
      ['phone', null],
    ])
    const { parts } = await loadHome(apiWith(1), { ...shopWith(part), homePictures })
    const [shown] = parts
    if (!shown) throw new Error('It is left out')
    const place = { first: true, onRetry: () => {}, retrying: false }
    const Page = createRoutesStub([
      {
        path: '/',
        Component: () =>
          createElement(ToastProvider, null, createElement(HomePart, { part: shown, ...place })),
      },
    ])
    const drawn = renderToStaticMarkup(createElement(Page))
    const { fields } = kindOfPart(part.kind)
    const words = wordsOf(fields, part, ({ input }) => input === 'line' || input === 'text')
    expect(words.length).toBeGreaterThan(0)
    for (const each of words) expect(drawn).toContain(each)
    const headings = wordsOf(fields, part, field => 'label' in field && field.label === 'Heading')
    for (const each of headings) expect(drawn).toContain(`>${each}</h2>`)
  },
)

test('a part of words alone is shown as it was saved', async () => {
  // As a kind without a loader is, of which there is none yet.
  const plain = { ...dealOfTheDay, kind: 'motto' } as unknown as SavedPart
  expect((await loadHome(apiWith(0), shopWith(plain))).parts).toEqual([
    { kind: 'motto', title: 'Deal of the day' },
  ])
})

test('the parts come in the order of the owner', async () => {
  const home = await loadHome(apiWith(1), shopWith(hotSelling, story(null, ''), newArrivals, dealOfTheDay))
  expect(kindsOf(home)).toEqual(['hotSelling', 'story', 'arrivals', 'deal'])
})

test('nothing is called hot selling before anything is sold', async () => {
  const api = apiWith(1)
  const [entry] = await api.orders.hotSelling()
  const unsold = { ...api, orders: { ...api.orders, hotSelling: async () => [{ ...entry, sold: 0 }] } }
  const home = await loadHome(unsold as ApiClient, shopWith(hotSelling, newArrivals))
  expect(kindsOf(home)).toEqual(['arrivals'])
})

test('a deal ticks only for what it saves: no clock without a saving, nor for another deal’s', async () => {
  const [endDate, later] = ['2030-01-01T00:00:00.000Z', '2030-02-01T00:00:00.000Z']
  const own = { percentOff: 25, endDate, priceThen: 20 }
  const products = [
    { ...product, _id: 'by the deal', price: 15, displayPrice: 20, deal: own },
    { ...product, _id: 'by another', price: 10, displayPrice: 20, deal: { ...own, endDate: later } },
    { ...product, _id: 'by its owner', price: 20, displayPrice: 25 },
    { ...product, _id: 'nothing', price: 20, displayPrice: 20 },
    { ...product, _id: 'nothing struck', price: 20, displayPrice: 0 },
  ]
  const shown = async (some: typeof products) => {
    const api = { ...apiWith(1), deals: { active: async () => ({ deals: [{ products: some, endDate }] }) } }
    const { parts } = await loadHome(api as unknown as ApiClient, shopWith(dealOfTheDay))
    return parts
      .flatMap(part => (part.kind === 'deal' ? part.block : []))
      .map(offer => [offer?.product._id, offer?.priceThen, offer?.end])
  }
  const end = '1 Jan, 5:00 am'
  expect(await shown(products)).toEqual([
    ['by the deal', 20, end],
    ['by its owner', null, end],
  ])
  expect(await shown(products.slice(3))).toEqual([])
})

test('a deal of hundreds of products shows the first 24', async () => {
  const { parts } = await loadHome(apiWith(300), shopWith(dealOfTheDay))
  const [deal] = parts
  expect(deal?.kind === 'deal' && deal.block?.map(offer => offer.product._id)).toEqual(
    Array.from({ length: 24 }, (_, index) => `p${index}`),
  )
})

test('a part that fails says so, and the page is shown all the same', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const home = await loadHome(apiWith(1, ['deals']), shopWith(...firstHome.parts))
  expect(home.parts).toMatchObject([{ block: [{}] }, { kind: 'deal', block: null }, { block: [{}] }])
  expect(allPartsFailed(home)).toBe(false)
  const failing = apiWith(1, ['deals', 'arrivals', 'best sellers'])
  expect(allPartsFailed(await loadHome(failing, shopWith(story(null, ''), ...firstHome.parts)))).toBe(true)
  expect(allPartsFailed(await loadHome(failing, shopWith(story(null, ''))))).toBe(false)
  logged.mockRestore()
})

test('a part with nothing to show is left out', async () => {
  const home = await loadHome(
    apiWith(0),
    shopWith(testimonialsOf(), dealOfTheDay, tiles(tile('hidden'), tile('gone'))),
  )
  expect(home.parts).toEqual([])
})

test('slides whose picture is gone, or whose link leads nowhere, are left out', async () => {
  const slides = [
    slide('gone', '/search'),
    slide('kept', '/category/gone'),
    slide('kept', '/product/gone'),
    slide('kept', '/pages/draft'),
    slide('kept', '/no-such-page'),
    slide('kept', '/category/old?sort=new'),
    slide('kept', '/product/lawn-kurta'),
    slide('kept', 'https://example.com/eid'),
    slide('kept', '/pages/old-about#cloth'),
    slide('kept', '/category/hidden'),
  ]
  const { parts } = await loadHome(apiWith(0), shopWith(heroOf(...slides)))
  expect(parts[0]?.kind === 'hero' && parts[0].slides.map(({ link }) => link)).toEqual([
    ...['/category/kurtas?sort=new', '/product/lawn-kurta', 'https://example.com/eid'],
    ...['/pages/about#cloth', '/category/hidden'],
  ])
  expect(parts[0]).toMatchObject({
    slides: [{ picture: { focus: '30% 60%', placeholder: 'data:image/webp;base64,KEPT' } }, {}, {}, {}, {}],
  })
  const none = shopWith(heroOf(...slides.slice(0, 5)))
  expect(await loadHome(apiWith(0), none)).toEqual({ parts: [] })
})

test('a story whose picture or button leads nowhere is left out', async () => {
  const all = [story('gone', ''), story('kept', '/product/gone'), story('kept', '/search')]
  expect((await loadHome(apiWith(0), shopWith(...all))).parts).toMatchObject([{ link: '/search' }])
})

test('a collection is shown under its address of today, unless it is gone, hidden or empty', async () => {
  const shop = shopWith(...['old-eid', 'gone', 'secret'].map(collectionOf))
  expect((await loadHome(apiWith(1), shop)).parts).toMatchObject([
    { kind: 'collection', slug: 'eid', title: 'For Eid', block: [{}] },
  ])
  expect((await loadHome(apiWith(0), shop)).parts).toEqual([])
})

test('a tile shows its own picture, else that of its category or of the newest product there', async () => {
  const { parts } = await loadHome(
    apiWith(0),
    shopWith(tiles(tile('kurtas', 'kept'), tile('old'), tile('kurtas', 'gone'), tile('frocks'))),
  )
  expect(parts).toMatchObject([
    {
      tiles: [
        { category: 'kurtas', name: 'Kurtas', picture: { source: { src: pictureUrl('kept', 960, 'webp') } } },
        { category: 'kurtas', name: 'Kurtas', picture: { source: { src: photo.url } } },
        { category: 'frocks', name: 'Frocks', picture: { source: { src: pictureUrl('own', 960, 'webp') } } },
      ],
    },
  ])
})

test('a group is shown with the categories that menus show of it, unless there are none', async () => {
  const [tile] = groupsOf('w').groups
  const { parts } = await loadHome(apiWith(0), shopWith(groupsOf('w', 'gone')))
  expect(parts).toMatchObject([
    {
      groups: [
        {
          name: 'Women',
          categories: [{ code: 'kurtas' }, { code: 'frocks' }],
          picture: { source: { src: photo.url } },
        },
      ],
    },
  ])
  const ownGone = { ...groupsOf(), groups: tile ? [{ ...tile, picture: homePicture('gone') }] : [] }
  expect((await loadHome(apiWith(0), shopWith(ownGone, groupsOf('gone')))).parts).toEqual([])
})

test('a campaign leaves out pictures that are gone or lead nowhere, and itself without any', async () => {
  const campaign = campaignOf(homePicture('kept'), homePicture('gone'), homePicture('kept'))
  const linked = (link: string) => ({
    ...campaign,
    pictures: campaign.pictures.map((each, nth) => (nth === 2 ? { ...each, link } : each)),
  })
  const countsOf = async (...all: SavedPart[]) =>
    (await loadHome(apiWith(0), shopWith(...all))).parts.map(
      part => part.kind === 'campaign' && part.pictures.length,
    )
  expect(await countsOf(linked('/product/lawn-kurta'), linked('/product/gone'))).toEqual([2, 1])
  expect(
    await countsOf(campaignOf(homePicture('gone')), { ...campaign, action: 'Shop', link: '/category/gone' }),
  ).toEqual([])
})

test('steps are told without a picture that is gone and without a button that leads nowhere', async () => {
  const steps = stepsOf('Print', 'Stitch').steps.map((step, nth) => ({
    ...step,
    picture: homePicture(nth === 0 ? 'kept' : 'gone'),
  }))
  const part = { ...stepsOf(), steps, action: 'Shop', link: '/category/gone' }
  expect((await loadHome(apiWith(0), shopWith(part))).parts).toMatchObject([
    {
      link: '',
      steps: [
        { title: 'Print', picture: { focus: '30% 60%' } },
        { title: 'Stitch', picture: null },
      ],
    },
  ])
})

test('as many pairs as wanted are shown, of those that can be bought', async () => {
  const slugsOf = ({ parts: [part] }: { parts: ShownPart[] }) =>
    part?.kind === 'pairs' && part.block?.map(pair => pair.map(({ slug }) => slug).join(' + '))
  const all = ['mother-0 + child-0', 'mother-2 + child-2']
  expect(slugsOf(await loadHome(apiWith(0), shopWith(pairsOf(8))))).toEqual(all)
  expect(slugsOf(await loadHome(apiWith(0), shopWith(pairsOf(1))))).toEqual(all.slice(0, 1))
})

test('words name their product while it is listed, and stand alone afterwards', async () => {
  const quotes = testimonialsOf('Soft.', 'Warm.').quotes.map((quote, nth) => ({
    ...quote,
    product: nth === 0 ? 'lawn-kurta' : 'gone',
  }))
  expect((await loadHome(apiWith(0), shopWith({ ...testimonialsOf(), quotes }))).parts).toMatchObject([
    {
      quotes: [
        { words: 'Soft.', product: { picture: null } },
        { words: 'Warm.', product: null },
      ],
    },
  ])
})

test('promises are those of the part, else those beside the prices, and without any there is no part', async () => {
  const titlesOf = async (shop: ReturnType<typeof shopWith>) =>
    (await loadHome(apiWith(0), shop)).parts.map(
      part => part.kind === 'promises' && part.promises.map(({ title }) => title),
    )
  expect(await titlesOf(shopWith(promisesOf('We mend it')))).toEqual([['We mend it']])
  expect(await titlesOf(shopWith(promisesOf()))).toEqual([['Cash on delivery']])
  expect(await titlesOf({ ...shopWith(promisesOf()), policies: noPolicies })).toEqual([])
})
