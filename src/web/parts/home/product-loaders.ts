import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { maxPairs } from '../../../contract/catalogue/product-links.ts'
import type { ApiClient } from '../../api/client.ts'
import { momentLabel } from '../day-label.ts'
import { cardOf, cardsOf } from '../product/card-product.ts'
import { priceFrom } from '../product/price-from.ts'
import { block, type Loaders } from './ask-shop.ts'

/** More slides than anybody looks through; of the deals that end soonest. A deal may hold hundreds of products. */
const maxOffers = 24

export const productLoaders = {
  arrivals: async ({ count }, { api, shop }) => {
    const products = await block('new arrivals', api.catalogue.newArrivals({ query: { limit: count } }))
    return { block: products ? cardsOf(products, shop.timeZone) : null }
  },
  /** Nothing while no deal saves anything. */
  deal: async (_, { api, shop }) => {
    const active = await block('active deals', api.deals.active())
    const offers = active?.deals.flatMap(deal => toOffers(deal, shop.timeZone)).slice(0, maxOffers)
    return offers?.length === 0 ? null : { block: offers ?? null }
  },
  /** Nothing while nothing has been sold: the newest products, which the call fills up with, are shown as new arrivals. */
  hotSelling: async ({ count }, { api, shop }) => {
    const sold = await block('best sellers', api.orders.hotSelling({ query: { limit: count } }))
    if (sold?.every(entry => entry.sold === 0)) return null
    return { block: sold?.map(entry => cardOf(entry.productId, shop.timeZone)) ?? null }
  },
  /** Nothing while the collection is gone, hidden or empty. */
  collection: async ({ count, collection: asked }, { api, shop }) => {
    const collection = shop.collectionPage(asked)
    if (!collection || collection.hidden) return null
    const { slug } = collection
    const call = api.catalogue.browse({ query: { collection: slug, limit: count } })
    const list = await block(`collection ${slug}`, call)
    if (list?.products.length === 0) return null
    return { slug, block: list ? cardsOf(list.products, shop.timeZone) : null }
  },
  /** Nothing while no pair can be bought. */
  pairs: async ({ count, link }, { api, ...ask }) => {
    const listed = await block('pairs', api.catalogue.pairs({ query: { limit: maxPairs } }))
    const pairs = listed?.pairs
      .filter(({ products }) => products.every(({ inventory }) => inventory > 0))
      .slice(0, count)
      .map(({ products: [first, second], saving }): [PairPiece, PairPiece] => [
        toPiece(first),
        toPiece({ ...second, pairSaving: saving }),
      ])
    if (pairs?.length === 0) return null
    return { link: (await ask.link(link)) ?? '', block: pairs ?? null }
  },
} satisfies Partial<Loaders>

/** Without its likeness: it is fetched long before anybody has come so far down the page. */
const withoutLikeness = (picture: Product['pictures'][number] | undefined) =>
  picture && { url: picture.url, alt: picture.alt }

const toPiece = ({ slug, title, pictures: [picture], pairSaving, ...product }: Product) => {
  const { price, displayPrice, from } = priceFrom(product)
  return {
    slug,
    title,
    price,
    displayPrice,
    picture: picture?.url,
    ...(from && { from }),
    ...(pairSaving !== undefined && { pairSaving }),
  }
}

/** A product of a pair; the second says what both save. */
export type PairPiece = ReturnType<typeof toPiece>

type ActiveDeal = Awaited<ReturnType<ApiClient['deals']['active']>>['deals'][number]

const toOffers = ({ products, endDate }: ActiveDeal, timeZone: string) =>
  products
    .filter(product => savesUntil(product, endDate))
    .map(({ _id, slug, title, category, sold, deal, pictures: [picture], ...product }) => {
      const { price, displayPrice, from } = priceFrom(product)
      const shown = {
        _id,
        slug,
        title,
        category,
        price,
        displayPrice,
        sold,
        picture: withoutLikeness(picture),
      }
      return {
        product: { ...shown, ...(from && { from }) },
        endDate,
        end: momentLabel(new Date(endDate), timeZone),
        priceThen: deal?.priceThen ?? null,
      }
    })

/** A clock ticks only where there is something to miss: the price ends with this deal, or its owner has reduced it. */
const savesUntil = ({ deal, price, displayPrice }: Product, endDate: string) =>
  deal ? deal.endDate === endDate : displayPrice > price

/** A product of a running deal, with the deal's end and what it costs then; null if the deal does not change its price. */
export type Offer = ReturnType<typeof toOffers>[number]
