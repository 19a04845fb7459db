import { expect, test, vi } from 'vitest'
import type { HomePart } from '../../../contract/home.ts'
import { dealOfTheDay, firstHome, hotSelling, newArrivals } from '../../../contract/home-parts.ts'
import { pictureUrl } from '../../../contract/pictures.ts'
import type { ApiClient } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { allPartsFailed, loadHome } from './load-home.ts'
import type { HomeShop, ShownPart } from './shown-part.ts'

const product = { description: '', pictures: [], colors: [], Size: [], stock: [], sold: 0 }
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
      get: async ({ params }: { params: { id: string } }) => {
        if (params.id === 'gone') throw new ApiError({ status: 404, code: 'not_found' })
        return product
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
const shopWith = (...homeParts: HomePart[]): HomeShop => ({
  homeParts,
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

const always = { isOn: true, startsAt: null, endsAt: null }
const picture = (id: string) => ({
  ...{ url: pictureUrl(id, 960, 'webp'), width: 1920, height: 900 },
  ...{ focusX: 30, focusY: 60 },
})
const slide = (id: string, link: string) => ({
  ...{ startsAt: null, endsAt: null, picture: picture(id), phonePicture: null, alt: '', lead: '' },
  ...{ heading: `${id} ${link}`, action: 'Shop now', link, ink: 'dark' as const },
})
const tile = (category: string, own: string | null = null) => ({
  ...{ category, name: '', text: '', picture: own === null ? null : picture(own) },
})
const tiles = (...all: ReturnType<typeof tile>[]): HomePart => ({
  ...{ kind: 'tiles', ...always, title: 'Shop by craft', tiles: all },
})
const story = (id: string | null, link: string): HomePart => ({
  ...{ kind: 'story', ...always, title: 'Our story', text: 'We sew.', alt: '', side: 'left' },
  ...{ picture: id === null ? null : picture(id), action: link && 'Read on', link },
})

const kindsOf = ({ parts }: { parts: ShownPart[] }) => parts.map(({ kind }) => kind)

test('the parts come in the order of the owner', async () => {
  const home = await loadHome(apiWith(1), shopWith(hotSelling, story(null, ''), newArrivals, dealOfTheDay))
  expect(kindsOf(home)).toEqual(['hotSelling', 'story', 'arrivals', 'deal'])
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
  const words: HomePart = { kind: 'words', ...always, title: 'What customers say', quotes: [] }
  const home = await loadHome(apiWith(0), shopWith(words, dealOfTheDay, tiles(tile('hidden'), tile('gone'))))
  expect(home.parts).toEqual([])
})

test('slides whose picture, category or product is gone are left out', async () => {
  const slides = [
    slide('gone', '/search'),
    slide('kept', '/category/gone'),
    slide('kept', '/product/gone'),
    slide('kept', '/category/old?sort=new'),
    slide('kept', '/product/lawn-kurta'),
    slide('kept', 'https://example.com/eid'),
  ]
  const { parts } = await loadHome(apiWith(0), shopWith({ kind: 'hero', ...always, slides }))
  expect(parts[0]?.kind === 'hero' && parts[0].slides.map(({ link }) => link)).toEqual([
    ...['/category/kurtas?sort=new', '/product/lawn-kurta', 'https://example.com/eid'],
  ])
  expect(parts[0]).toMatchObject({
    slides: [{ picture: { focus: '30% 60%', placeholder: 'data:image/webp;base64,KEPT' } }, {}, {}],
  })
  const none = shopWith({ kind: 'hero', ...always, slides: slides.slice(0, 3) })
  expect(await loadHome(apiWith(0), none)).toEqual({ parts: [] })
})

test('a story whose picture or button leads nowhere is left out', async () => {
  const all = [story('gone', ''), story('kept', '/product/gone'), story('kept', '/search')]
  expect((await loadHome(apiWith(0), shopWith(...all))).parts).toMatchObject([{ link: '/search' }])
})

const collection = (slug: string): HomePart => ({
  ...{ kind: 'collection', ...always, title: 'Eid', collection: slug, count: 4 },
})

test('a collection is shown under its address of today, unless it is gone, hidden or empty', async () => {
  const shop = shopWith(...['old-eid', 'gone', 'secret'].map(collection))
  expect((await loadHome(apiWith(1), shop)).parts).toMatchObject([
    { kind: 'collection', slug: 'eid', title: 'Eid', block: [{}] },
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
