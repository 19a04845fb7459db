import type { BuyerMarks } from '../../../contract/orders/buyer-marks.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { type BuyerRow, findMarks } from './queries.ts'

const noMarks: BuyerMarks = { tags: [], note: '', block: null }

/** Reads what is written of these phone numbers; returns a function for that of each. */
export async function loadMarks(
  db: Db | Tx,
  phoneKeys: readonly string[],
  now: Date,
): Promise<(phoneKey: string) => BuyerMarks> {
  const rows = phoneKeys.length > 0 ? await findMarks(db, phoneKeys) : []
  const marks = new Map(
    rows.map(row => [row.phoneKey, { tags: row.tags, note: row.note, block: toBlock(row, now) }]),
  )
  return phoneKey => marks.get(phoneKey) ?? noMarks
}

type BlockRow = Pick<BuyerRow, 'blockedAt' | 'blockedUntil' | 'blockReason'>

/** Whether a block holds at a moment. */
export const isHeld = ({ blockedAt, blockedUntil }: Omit<BlockRow, 'blockReason'>, now: Date): boolean =>
  blockedAt !== null && (blockedUntil === null || blockedUntil > now)

/** The block that holds at a moment. */
export const toBlock = (row: BlockRow, now: Date): BuyerMarks['block'] =>
  isHeld(row, now) ? { reason: row.blockReason, until: row.blockedUntil?.toISOString() ?? null } : null
