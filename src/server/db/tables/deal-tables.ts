import type { Generated } from 'kysely'

export type DealsTable = {
  id: string
  /** '' for none. */
  name: Generated<string>
  startAt: Date
  endAt: Date
  isActive: boolean
  percentOff: number | null
  createdAt: Date
}

export type DealProductsTable = { dealId: string; productId: string; position: number }
