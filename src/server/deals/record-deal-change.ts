import type { ChangeAction } from '../../contract/changes/change-words.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { type DealRow, findProductNames } from './queries.ts'

/** A deal as the audit trail stores it, with its products' titles, since a record outlives the products. */
export type DealRecord = {
  /** Missing in records from before deals had names. */
  name?: string
  startDate: string
  endDate: string
  isActive: boolean
  percentOff: number | null
  products: { id: string; title: string }[]
}

/** The record of a deal as it is now. */
export async function toDealRecord(tx: Tx, deal: DealRow): Promise<DealRecord> {
  return {
    name: deal.name,
    startDate: deal.startAt.toISOString(),
    endDate: deal.endAt.toISOString(),
    isActive: deal.isActive,
    percentOff: deal.percentOff,
    products: await findProductNames(tx, deal.id),
  }
}

/** The name on the deal's card. */
export const nameOfDeal = (deal: DealRecord | null, id: string): string =>
  deal?.name || `Deal #${id.slice(-6)}`

type DealChange = {
  userId: string
  id: string
  action: ChangeAction<'deal'>
  before: DealRecord | null
  after: DealRecord | null
}

/** Writes a change of a deal into the audit trail, under the name on the deal's card; returns the change's batch. */
export const recordDealChange = (
  tx: Tx,
  deps: Pick<Deps, 'newId' | 'clock'>,
  { id, ...change }: DealChange,
) =>
  recordChange(tx, deps, {
    ...change,
    subjectType: 'deal',
    subjectId: id,
    subject: nameOfDeal(change.after ?? change.before, id),
  })
