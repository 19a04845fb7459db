import type { Deal as WireDeal, StaffDeal as WireStaffDeal } from '../../contract/catalogue/deals.ts'
import { toAmount } from '../../contract/money.ts'
import { toWireCard, toWireSummary } from '../catalogue/product/product-wire.ts'
import type { Deal, StaffDeal } from './load-deals.ts'
import type { DealRow } from './queries.ts'

const toWireDealFields = (deal: DealRow) => ({
  _id: deal.id,
  startDate: deal.startAt.toISOString(),
  endDate: deal.endAt.toISOString(),
  isActive: deal.isActive,
  percentOff: deal.percentOff,
})

/** A running deal as shoppers see it; `unitsOf` says how many pieces of a product it has sold. */
export const toWireDeal = (deal: Deal, unitsOf: (productId: string) => number): WireDeal => ({
  ...toWireDealFields(deal),
  products: deal.products.map(product => ({ ...toWireCard(product), sold: unitsOf(product.id) })),
})

/** A deal as the staff see it; cents become dollars. */
export const toWireStaffDeal = (deal: StaffDeal): WireStaffDeal => ({
  ...toWireDealFields(deal),
  name: deal.name,
  products: deal.products.map(toWireSummary),
  results: { units: deal.units, revenue: toAmount(deal.revenueCents) },
  overlaps: deal.overlaps,
})
