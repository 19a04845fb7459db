import { recordChange } from '../audit/record-change.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { type DealRow, findProductNames } from './queries.ts'

/** What the audit trail keeps of a deal; its products by name too, since the record outlives what it tells about. */
export type DealFields = {
  startDate: string
  endDate: string
  isActive: boolean
  percentOff: number | null
  products: { id: string; title: string }[]
}

/** Those fields as they are; read them before a change and after. */
export async function fieldsOf(tx: Tx, deal: DealRow): Promise<DealFields> {
  return {
    startDate: deal.startAt.toISOString(),
    endDate: deal.endAt.toISOString(),
    isActive: deal.isActive,
    percentOff: deal.percentOff,
    products: await findProductNames(tx, deal.id),
  }
}

type DealChange = {
  userId: string
  id: string
  action: 'added' | 'changed' | 'deleted' | 'undone'
  before: DealFields | null
  after: DealFields | null
}

/** Writes into the audit trail what became of a deal, under the name that its card bears; answers the change's batch. */
export const recordDealChange = (
  tx: Tx,
  deps: Pick<Deps, 'newId' | 'clock'>,
  { id, ...change }: DealChange,
) => recordChange(tx, deps, { ...change, thing: 'deal', subjectId: id, subject: `Deal #${id.slice(-6)}` })
