import type { ChangeAction } from '../../../contract/changes/change-words.ts'
import { toAmount } from '../../../contract/money.ts'
import { inListOrder, reasonOf } from '../../../contract/orders/adjustments.ts'
import { Parcel, type StaffOrder, type StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { toActor } from '../../audit/actor.ts'
import { listChangesOf } from '../../audit/list-changes-of.ts'
import { toE164 } from '../../contacts/phone.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { loadOrderPayments } from '../../payments/staff/load-order-payments.ts'
import { loadMarks } from '../buyers/buyer-marks.ts'
import { type LineRow, loadLines, type OrderRow, toEvent, toOrder } from '../order/load-orders.ts'
import { findEvents, findOrders } from '../order/queries.ts'
import { findCalls, findNotes, findRecords, findRefusals } from '../order/staff-queries.ts'

/** The audit trail's action for a parcel corrected on its way. */
export const parcelCorrectedAction = 'corrected the parcel'

/** Orders as in the staff's list, in the order given. */
export async function toStaffOrders(db: Db | Tx, rows: readonly OrderRow[]): Promise<StaffOrder[]> {
  const linesOf = await loadLines(db, rows)
  return rows.map(row => toStaffOrder(row, linesOf(row)))
}

/** An order as in the staff's list. */
export function toStaffOrder(row: OrderRow, lines: readonly LineRow[]): StaffOrder {
  const { confirmation, attempts, courier, trackingNumber, source, version, changedByBuyer } = row
  const refused = row.refusedAt !== null
  return {
    ...toOrder(row, lines),
    discountReason: reasonOf(row.adjustments, 'discount'),
    deliveryReason: reasonOf(row.adjustments, 'delivery'),
    adjustments: inListOrder(row.adjustments).map(({ kind, cents, reason }) => ({
      kind,
      amount: toAmount(cents),
      reason,
    })),
    source,
    confirmation,
    attempts,
    refused,
    courier,
    trackingNumber,
    version,
    changedAt: row.changedAt?.toISOString() ?? null,
    changedByBuyer,
    printAgain: isToPrintAgain(row),
  }
}

/** Whether the packing slip that was printed is not true any more. */
export const isToPrintAgain = ({ changedAt, printedAt }: OrderRow): boolean =>
  changedAt !== null && printedAt !== null && printedAt <= changedAt

type ReadDeps = { db: Db | Tx; clock: Deps['clock'] }

/** All about these orders, in the order given; the number of queries does not grow with theirs. */
export async function toStaffDetails(
  { db, clock }: ReadDeps,
  rows: readonly OrderRow[],
): Promise<StaffOrderDetail[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const linesOf = await loadLines(db, rows)
  const events = Map.groupBy(await findEvents(db, ids), ({ orderId }) => orderId)
  const calls = Map.groupBy(await findCalls(db, ids), ({ orderId }) => orderId)
  const notes = Map.groupBy(await findNotes(db, ids), ({ orderId }) => orderId)
  const changesOf = async (action: ChangeAction<'order'>) =>
    Map.groupBy(await listChangesOf(db, ids, action), ({ subjectId }) => subjectId)
  const [parcels, edits] = [await changesOf(parcelCorrectedAction), await changesOf('changed')]
  const refusals = new Map((await findRefusals(db, ids)).map(row => [row.orderId, row]))
  const mergedInto = await loadMergedInto(db, rows)
  const payments = await loadOrderPayments(db, ids)
  const recordOf = await loadRecords(db, rows)
  const marksOf = await loadMarks(db, phoneKeysOf(rows), clock())
  return rows.map(row => {
    const refusal = refusals.get(row.id)
    const about = {
      refusal: refusal?.refusedAt ? { at: refusal.refusedAt.toISOString(), by: toActor(refusal) } : null,
      events: (events.get(row.id) ?? []).map(toEvent),
      calls: (calls.get(row.id) ?? []).map(call => ({
        at: call.at.toISOString(),
        by: toActor(call),
        outcome: call.outcome,
        note: call.note,
      })),
      notes: (notes.get(row.id) ?? []).map(note => ({
        at: note.at.toISOString(),
        by: toActor(note),
        text: note.text,
      })),
      parcels: (parcels.get(row.id) ?? []).map(change => ({
        ...Parcel.partial().parse(change.after),
        at: change.at.toISOString(),
        by: toActor(change),
      })),
      edits: (edits.get(row.id) ?? []).map(change => ({
        at: change.at.toISOString(),
        by: toActor(change),
        before: change.before,
        after: change.after,
      })),
    }
    return {
      ...toStaffOrder(row, linesOf(row)),
      ...about,
      mergedInto: mergedInto.get(row.mergedInto ?? '') ?? null,
      payment: payments.get(row.id) ?? null,
      e164: toE164(row.phone),
      buyer: recordOf(row),
      buyerMarks: marksOf(row.phoneKey),
    }
  })
}

/** All about one order for the staff, or null. */
export async function loadStaffDetail(deps: ReadDeps, id: string): Promise<StaffOrderDetail | null> {
  const [detail] = await toStaffDetails(deps, await findOrders(deps.db, [id]))
  return detail ?? null
}

/** The orders whose parcels these went into, by id. */
async function loadMergedInto(db: Db | Tx, rows: readonly OrderRow[]) {
  const ids = rows.flatMap(({ mergedInto }) => mergedInto ?? [])
  const found = ids.length > 0 ? await findOrders(db, ids) : []
  return new Map(found.map(({ id, number }) => [id, { _id: id, number }]))
}

/** The phone numbers of these orders, each once; orders without one have none. */
const phoneKeysOf = (rows: readonly OrderRow[]) => [
  ...new Set(rows.flatMap(({ phoneKey }) => phoneKey || [])),
]

type Record = StaffOrderDetail['buyer']

/** What became of the other orders with the same phone number; all 0 for an order without one. */
async function loadRecords(db: Db | Tx, rows: readonly OrderRow[]): Promise<(row: OrderRow) => Record> {
  const phoneKeys = phoneKeysOf(rows)
  const found = phoneKeys.length > 0 ? await findRecords(db, phoneKeys) : []
  const records = new Map(found.map(({ phoneKey, ...record }) => [phoneKey, record]))
  return row => {
    const all = records.get(row.phoneKey)
    if (!all) return { orders: 0, delivered: 0, refused: 0, cancelled: 0 }
    if (row.mergedInto) return all
    return {
      orders: all.orders - 1,
      delivered: all.delivered - Number(row.status === 'Delivered'),
      refused: all.refused - Number(row.refusedAt !== null),
      cancelled: all.cancelled - Number(row.status === 'Cancelled'),
    }
  }
}
