import { recordChange } from '../audit/record-change.ts'
import type { Fields, Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { type DealRow, findProductNames } from './queries.ts'

/** What the audit trail keeps of a deal; read it before a change and after. */
export async function fieldsOf(tx: Tx, deal: DealRow): Promise<Fields> {
  return {
    startDate: deal.startAt.toISOString(),
    endDate: deal.endAt.toISOString(),
    isActive: deal.isActive,
    percentOff: deal.percentOff,
    // By name too: the record outlives what it tells about.
    products: await findProductNames(tx, deal.id),
  }
}

type DealChange = {
  userId: string
  id: string
  action: 'added' | 'changed' | 'deleted'
  before: Fields | null
  after: Fields | null
}

/** Writes into the audit trail what became of a deal, under the name that its card bears. */
export const recordDealChange = (
  tx: Tx,
  deps: Pick<Deps, 'newId' | 'clock'>,
  { id, ...change }: DealChange,
) => recordChange(tx, deps, { ...change, thing: 'deal', subjectId: id, subject: `Deal #${id.slice(-6)}` })
