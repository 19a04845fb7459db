import type { Deal } from './deals.ts'

export type DealState = 'Inactive' | 'Upcoming' | 'Expired' | 'Active'

/** What a deal is at a moment: switched off, not begun, over, or running (specification, section 4). */
export function dealState(deal: Pick<Deal, 'startDate' | 'endDate' | 'isActive'>, now: Date): DealState {
  if (!deal.isActive) return 'Inactive'
  if (now < new Date(deal.startDate)) return 'Upcoming'
  if (now >= new Date(deal.endDate)) return 'Expired'
  return 'Active'
}
