import type { StaffDeal } from '../../../contract/deals.ts'
import type { ProductSummary } from '../../../contract/staff-catalogue.ts'

/** What the deals' screen shows of a product. */
export type DealProduct = ProductSummary

/** A deal on the screen; `mark` tells those that the shop does not have, or not so. */
export type ShownDeal = Omit<StaffDeal, 'products'> & {
  products: DealProduct[]
  mark?: 'sample' | 'unsaved'
}

/** What its card is called. */
export const dealName = ({ _id }: Pick<ShownDeal, '_id'>): string => `Deal #${_id.slice(-6)}`

export type DealState = 'Active' | 'Upcoming' | 'Expired' | 'Inactive'

type Dates = Pick<ShownDeal, 'startDate' | 'endDate' | 'isActive'>

/** The specification's derived status. */
export function stateOf({ startDate, endDate, isActive }: Dates, now: Date): DealState {
  if (!isActive) return 'Inactive'
  if (now < new Date(startDate)) return 'Upcoming'
  return now > new Date(endDate) ? 'Expired' : 'Active'
}

const inWords = new Intl.RelativeTimeFormat('en', { numeric: 'always' })
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

function away(ms: number): string {
  const [unit, size] = units.find(([, size]) => Math.abs(ms) >= size) ?? ['minute', 60_000]
  return inWords.format(Math.trunc(ms / size), unit)
}

/** "ends in 3 days", "starts in 5 hours", "ended 2 days ago"; nothing of a deal that is switched off. */
export function whenWords(deal: Dates, now: Date): string {
  const until = (timestamp: string) => away(new Date(timestamp).getTime() - now.getTime())
  const state = stateOf(deal, now)
  if (state === 'Inactive') return ''
  if (state === 'Upcoming') return `starts ${until(deal.startDate)}`
  return state === 'Active' ? `ends ${until(deal.endDate)}` : `ended ${until(deal.endDate)}`
}
