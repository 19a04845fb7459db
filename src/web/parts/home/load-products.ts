import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { maxPairs } from '../../../contract/catalogue/product-links.ts'
import type { HomePart } from '../../../contract/settings/home/home.ts'
import type { ApiClient } from '../../api/client.ts'
import { currentLink } from '../links/current-link.ts'
import { cardOf } from '../product/card-product.ts'
import type { Block, HomeShop, Offer, PairPiece, ShownPart } from './shown-part.ts'

/** The owner's part of one kind. */
export type Part<Kind> = Extract<HomePart, { kind: Kind }>

/** More slides than anybody looks through; of the deals that end soonest. A deal may hold hundreds of products. */
const maxOffers = 24

export async function loadArrivals({ kind, title, count }: Part<'arrivals'>, api: ApiClient) {
  const products = await block('new arrivals', api.catalogue.newArrivals({ query: { limit: count } }))
  return { kind, title, block: products?.map(cardOf) ?? null } satisfies ShownPart
}

/** Null while nothing has been sold: the newest products, which the call fills up with, are shown as new arrivals. */
export async function loadHotSelling({ kind, title, count }: Part<'hotSelling'>, api: ApiClient) {
  const sold = await block('best sellers', api.orders.hotSelling({ query: { limit: count } }))
  if (sold?.every(entry => entry.sold === 0)) return null
  return { kind, title, block: sold?.map(entry => cardOf(entry.productId)) ?? null } satisfies ShownPart
}

/** Null while the collection is gone, hidden or empty. */
export async function loadCollection(
  { kind, title, count, collection: asked }: Part<'collection'>,
  api: ApiClient,
  { collectionPage }: Pick<HomeShop, 'collectionPage'>,
) {
  const collection = collectionPage(asked)
  if (!collection || collection.hidden) return null
  const { slug } = collection
  const call = api.catalogue.browse({ query: { collection: slug, limit: count } })
  const list = await block(`collection ${slug}`, call)
  if (list?.products.length === 0) return null
  return { kind, title, slug, block: list?.products.map(cardOf) ?? null } satisfies ShownPart
}

/** Null while no pair can be bought. */
export async function loadPairs(part: Part<'pairs'>, api: ApiClient, shop: HomeShop) {
  const { kind, title, intro, count, action } = part
  const listed = await block('pairs', api.catalogue.pairs({ query: { limit: maxPairs } }))
  const pairs = listed?.pairs
    .filter(({ products }) => products.every(({ inventory }) => inventory > 0))
    .slice(0, count)
    .map(({ products: [first, second] }): [PairPiece, PairPiece] => [toPiece(first), toPiece(second)])
  if (pairs?.length === 0) return null
  const link = (await currentLink(part.link, api, shop)) ?? ''
  return { kind, title, intro, action, link, block: pairs ?? null } satisfies ShownPart
}

const toPiece = ({ slug, title, price, displayPrice, pictures }: Product): PairPiece => ({
  ...{ slug, title, price, displayPrice },
  picture: pictures[0],
})

/** Null while no deal runs. */
export async function loadDeal({ kind, title }: Part<'deal'>, api: ApiClient) {
  const active = await block('active deals', api.deals.active())
  const offers = active?.deals.flatMap(toOffers).slice(0, maxOffers)
  if (offers?.length === 0) return null
  return { kind, title, block: offers ?? null } satisfies ShownPart
}

type ActiveDeal = Awaited<ReturnType<ApiClient['deals']['active']>>['deals'][number]

const toOffers = (deal: ActiveDeal): Offer[] =>
  deal.products.map(({ _id, slug, title, category, price, displayPrice, sold, pictures }) => ({
    product: { _id, slug, title, category, price, displayPrice, sold, picture: pictures[0] },
    endDate: deal.endDate,
  }))

/** The answer, or null and a line in the log. */
export async function block<T>(name: string, call: Promise<T>): Promise<Block<T>> {
  try {
    return await call
  } catch (error) {
    console.error(`The home page goes without its ${name}:`, error)
    return null
  }
}
