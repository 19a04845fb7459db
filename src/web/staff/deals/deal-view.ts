import type { StaffDeal } from '../../../contract/catalogue/deals.ts'
import type { ProductSummary } from '../../../contract/catalogue/staff-catalogue.ts'
import { days, hours, minutes } from '../../../contract/durations.ts'

export type DealProduct = ProductSummary

/** A deal on the page. `localOnly`: the shop has no such deal, or has not saved these changes. */
export type DealView = Omit<StaffDeal, 'products'> & {
  products: DealProduct[]
  localOnly?: 'sample' | 'unsaved'
}

/** What the specification calls a deal. */
export const dealNumber = ({ _id }: Pick<DealView, '_id'>): string => `Deal #${_id.slice(-6)}`

/** The name that the staff gave it, or its number. */
export const dealName = (deal: Pick<DealView, '_id' | 'name'>): string => deal.name || dealNumber(deal)

export type DealState = 'Active' | 'Upcoming' | 'Expired' | 'Inactive'

type Dates = Pick<DealView, 'startDate' | 'endDate' | 'isActive'>

/** The status as the specification derives it. */
export function dealState({ startDate, endDate, isActive }: Dates, now: Date): DealState {
  if (!isActive) return 'Inactive'
  if (now < new Date(startDate)) return 'Upcoming'
  return now > new Date(endDate) ? 'Expired' : 'Active'
}

const relativeFormat = new Intl.RelativeTimeFormat('en', { numeric: 'always' })
const units = [
  ['day', days(1)],
  ['hour', hours(1)],
  ['minute', minutes(1)],
] as const

function relativeTime(ms: number): string {
  const [unit, size] = units.find(([, size]) => Math.abs(ms) >= size) ?? ['minute', minutes(1)]
  return relativeFormat.format(Math.trunc(ms / size), unit)
}

/** "ends in 3 days", "starts in 5 hours", "ended 2 days ago"; '' for a deal that is off. */
export function timingLabel(deal: Dates, now: Date): string {
  const until = (timestamp: string) => relativeTime(new Date(timestamp).getTime() - now.getTime())
  const state = dealState(deal, now)
  if (state === 'Inactive') return ''
  if (state === 'Upcoming') return `starts ${until(deal.startDate)}`
  return state === 'Active' ? `ends ${until(deal.endDate)}` : `ended ${until(deal.endDate)}`
}
