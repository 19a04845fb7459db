import type { ApiClient } from '../../api/client.ts'

/** A block of the page: what the shop answered, or null when it did not. One silent block leaves the others. */
export type Block<T> = T | null

const number = { query: { limit: 8 } }

export async function loadHome(api: ApiClient) {
  const [arrivals, deals, hotSelling] = await Promise.all([
    block('new arrivals', api.product.newArrivals(number)),
    block('active deals', api.deals.active()),
    block('hot selling', api.order.hotSelling(number)),
  ])
  return {
    arrivals,
    deals: deals?.deals.flatMap(toOffers) ?? null,
    hotSelling: hotSelling?.map(entry => entry.productId) ?? null,
  }
}

type ActiveDeal = Awaited<ReturnType<ApiClient['deals']['active']>>['deals'][number]

/** Each product of a running deal, with the time it ends. */
const toOffers = (deal: ActiveDeal) => deal.products.map(product => ({ product, endDate: deal.endDate }))

export type Offer = ReturnType<typeof toOffers>[number]

async function block<T>(name: string, call: Promise<T>): Promise<Block<T>> {
  try {
    return await call
  } catch (error) {
    console.error(`The home page goes without its ${name}:`, error)
    return null
  }
}
