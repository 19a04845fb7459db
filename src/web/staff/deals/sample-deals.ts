import { days } from '../../../contract/durations.ts'
import type { DealProduct, DealView } from './deal-view.ts'

const names = ['Sample Lawn Kurta', 'Sample Chikankari Set', 'Sample Hand-Work Shirt', 'Sample Frock']
const prices = [48, 58, 64, 27]

/** Shown while the shop cannot be reached; named so that nobody takes them for real products. */
export const sampleProducts: DealProduct[] = names.map((title, nth) => ({
  _id: `sample-product-${nth + 1}`,
  title,
  price: prices[nth] ?? 0,
  basePrice: prices[nth] ?? 0,
  displayPrice: (prices[nth] ?? 0) + 12,
  product_images: [],
}))

const day = days(1)

export function sampleDeals(now: Date): DealView[] {
  const at = (days: number) => new Date(now.getTime() + days * day).toISOString()
  const sample = (id: string, start: number, end: number, products: DealProduct[]): DealView => ({
    _id: `sample-${id}`,
    name: '',
    startDate: at(start),
    endDate: at(end),
    isActive: true,
    percentOff: null,
    products,
    results: { units: 0, revenue: 0 },
    overlaps: [],
    localOnly: 'sample',
  })
  return [
    sample('000002', 2, 9, sampleProducts.slice(2)),
    sample('000001', -2, 3, sampleProducts.slice(0, 3)),
  ]
}
