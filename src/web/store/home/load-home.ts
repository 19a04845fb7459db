import type { Product } from '../../../contract/catalogue.ts'
import type { ApiClient } from '../../api/client.ts'
import { cardOf } from '../../parts/product/card-product.ts'

/** A section of the page: the shop's answer, or null when it failed. One failure leaves the other sections. */
export type Block<T> = T | null

const number = { query: { limit: 8 } }

/** More slides than anybody looks through; of the deals that end soonest. A deal may hold hundreds of products. */
const maxOffers = 24

/** The home page's sections, with no more products than are shown. */
export async function loadHome(api: ApiClient) {
  const [arrivals, deals, hotSelling] = await Promise.all([
    block('new arrivals', api.catalogue.newArrivals(number)),
    block('active deals', api.deals.active()),
    block('hot selling', api.orders.hotSelling(number)),
  ])
  return {
    arrivals: arrivals?.map(cardOf) ?? null,
    deals: deals?.deals.flatMap(toOffers).slice(0, maxOffers) ?? null,
    hotSelling: hotSelling?.map(entry => cardOf(entry.productId)) ?? null,
  }
}

type Home = Awaited<ReturnType<typeof loadHome>>

/** True when every section failed: such a page must not be kept by anybody. */
export const allSectionsFailed = (home: Home): boolean => Object.values(home).every(part => part === null)

type ActiveDeal = Awaited<ReturnType<ApiClient['deals']['active']>>['deals'][number]

/** Every product of the running deals, with the deal's end. */
const toOffers = (deal: ActiveDeal) =>
  deal.products.map(product => ({ product: offered(product), endDate: deal.endDate }))

export type Offer = ReturnType<typeof toOffers>[number]

const offered = ({
  _id,
  slug,
  title,
  category,
  price,
  displayPrice,
  sold,
  ...product
}: Product & { sold: number }) => {
  const picture = product.pictures[0]
  return { _id, slug, title, category, price, displayPrice, sold, picture }
}

async function block<T>(name: string, call: Promise<T>): Promise<Block<T>> {
  try {
    return await call
  } catch (error) {
    console.error(`The home page goes without its ${name}:`, error)
    return null
  }
}
