import { type DealView, dealName } from './deal-view.ts'

/** Another deal at the same time, with the titles of the products in common. */
export type Overlap = { name: string; titles: string[] }

type Planned = Pick<DealView, 'startDate' | 'endDate' | 'isActive' | 'products'> & { _id: string | null }

/** The deals that a planned deal would overlap: both on, at the same time, with a product in common. */
export function findOverlaps(planned: Planned, deals: readonly DealView[]): Overlap[] {
  return dealsBeside(planned, deals).flatMap(deal => {
    const titles = planned.products
      .filter(({ _id }) => deal.products.some(product => product._id === _id))
      .map(({ title }) => title)
    return titles.length > 0 ? [{ name: dealName(deal), titles }] : []
  })
}

/** Other deals that are on at the time of a planned one. */
const dealsBeside = (planned: Planned, deals: readonly DealView[]): DealView[] =>
  planned.isActive
    ? deals.filter(deal => deal._id !== planned._id && deal.isActive && runAtTheSameTime(deal, planned))
    : []

/** The deal that takes more off this product than a planned one, while both are on; null for none. */
export function greaterDeal(
  planned: Planned & Pick<DealView, 'percentOff'>,
  deals: readonly DealView[],
  productId: string,
): { name: string; percentOff: number } | null {
  const greater = dealsBeside(planned, deals).flatMap(deal =>
    (deal.percentOff ?? 0) > (planned.percentOff ?? 0) && deal.products.some(({ _id }) => _id === productId)
      ? [{ name: dealName(deal), percentOff: deal.percentOff ?? 0 }]
      : [],
  )
  return greater.sort((a, b) => b.percentOff - a.percentOff)[0] ?? null
}

type Dates = Pick<DealView, 'startDate' | 'endDate'>

const runAtTheSameTime = (a: Dates, b: Dates) =>
  new Date(a.startDate) < new Date(b.endDate) && new Date(b.startDate) < new Date(a.endDate)

/** The overlaps of a saved deal, as the API found them. */
export function overlapsOf(deal: DealView, deals: readonly DealView[]): Overlap[] {
  const titles = new Map(deal.products.map(product => [product._id, product.title]))
  return deal.overlaps.map(({ dealId, productIds }) => ({
    name: dealName(deals.find(({ _id }) => _id === dealId) ?? { _id: dealId, name: '' }),
    titles: productIds.flatMap(id => titles.get(id) ?? []),
  }))
}

/** "Deal #a1b2c3 has Nilofer Kurta and 2 more at the same time." */
export function overlapMessage({ name, titles }: Overlap): string {
  const [first = 'a product', ...more] = titles
  return `${name} has ${first}${more.length > 0 ? ` and ${more.length} more` : ''} at the same time.`
}
