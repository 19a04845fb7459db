import type { Db, Tx } from '../../db/schema.ts'
import { findRefunds } from '../refund/refund-queries.ts'
import type { Payment } from './queries.ts'

/** Whether the shop still has to charge, release or give something back; otherwise it only watches. */
export async function hasWorkLeft(
  db: Db | Tx,
  { id, state }: Pick<Payment, 'id' | 'state'>,
): Promise<boolean> {
  if (state === 'ordered' || state === 'releasing') return true
  return (await findRefunds(db, id)).some(refund => refund.state === 'queued')
}
