import type { CallOutcome, Parcel, StaffOrderDetail } from '../../../../contract/orders/staff-orders.ts'
import { type ChangeLine, changeLines } from '../../changes/change-lines.ts'

export type HistoryEntry = { at: string; by: string; text: string; note: string; lines?: ChangeLine[] }

export const outcomeLabels: Record<CallOutcome, string> = {
  confirmed: 'Confirmed on the phone',
  changed: 'Confirmed with changes',
  no_answer: 'No answer',
  wrong_number: 'Wrong number',
  cancelled: 'Cancelled on the phone',
}

type OrderRecords = Pick<StaffOrderDetail, 'events' | 'calls' | 'parcels' | 'edits' | 'refusal' | 'currency'>

/** What happened to an order, oldest first: status changes, calls, edits, parcel corrections and a refusal. */
export function orderHistory({
  events,
  calls,
  parcels,
  edits,
  refusal,
  currency,
}: OrderRecords): HistoryEntry[] {
  const moved = events.map(({ at, by, from, to }) => ({
    at,
    by: by.name,
    text: from ? `${from} to ${to}` : 'Order placed',
    note: '',
  }))
  const called = calls.map(({ at, by, outcome, note }) => ({
    at,
    by: by.name,
    text: `Called: ${outcomeLabels[outcome]}`,
    note,
  }))
  const corrected = parcels.map(({ at, by, ...parcel }) => ({
    at,
    by: by.name,
    text: correctionText(parcel),
    note: '',
  }))
  const edited = edits.map(({ at, by, before, after }) => ({
    at,
    by: by.name,
    text: 'Order changed',
    note: '',
    lines: changeLines({ thing: 'order', before, after }, { currency, groups: [] }),
  }))
  const refused = refusal
    ? [{ at: refusal.at, by: refusal.by.name, text: 'Refused at the door', note: '' }]
    : []
  // The sort is stable: a call that cancelled the order comes before the status change it made.
  return [...called, ...edited, ...moved, ...corrected, ...refused].toSorted((a, b) =>
    a.at.localeCompare(b.at),
  )
}

function correctionText({ courier, trackingNumber }: Partial<Parcel>): string {
  const parts = [
    ...(courier === undefined ? [] : [courier ? `courier ${courier}` : 'no courier']),
    ...(trackingNumber === undefined
      ? []
      : [trackingNumber ? `tracking number ${trackingNumber}` : 'no tracking number']),
  ]
  return `Parcel corrected: ${parts.join(', ')}`
}
