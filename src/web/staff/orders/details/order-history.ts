import type { CallOutcome, Parcel, StaffOrderDetail } from '../../../../contract/staff-orders.ts'

export type HistoryEntry = { at: string; by: string; what: string; note: string }

export const outcomeWords: Record<CallOutcome, string> = {
  confirmed: 'Confirmed on the phone',
  no_answer: 'No answer',
  wrong_number: 'Wrong number',
  cancelled: 'Cancelled on the phone',
}

type Told = Pick<StaffOrderDetail, 'events' | 'calls' | 'parcels' | 'refusal'>

/** All that happened to an order, oldest first: moves, calls, what was put right about its parcel, and its coming back. */
export function historyOf({ events, calls, parcels, refusal }: Told): HistoryEntry[] {
  const moved = events.map(({ at, by, from, to }) => ({
    at,
    by: by.name,
    what: from ? `${from} to ${to}` : 'Order placed',
    note: '',
  }))
  const called = calls.map(({ at, by, outcome, note }) => ({
    at,
    by: by.name,
    what: `Called: ${outcomeWords[outcome]}`,
    note,
  }))
  const corrected = parcels.map(({ at, by, ...parcel }) => ({
    at,
    by: by.name,
    what: parcelWords(parcel),
    note: '',
  }))
  const refused = refusal
    ? [{ at: refusal.at, by: refusal.by.name, what: 'Refused at the door', note: '' }]
    : []
  // Stable: a call that cancelled comes before the move it made.
  return [...called, ...moved, ...corrected, ...refused].toSorted((a, b) => a.at.localeCompare(b.at))
}

function parcelWords({ courier, trackingNumber }: Partial<Parcel>): string {
  const words = [
    ...(courier === undefined ? [] : [courier ? `courier ${courier}` : 'no courier']),
    ...(trackingNumber === undefined
      ? []
      : [trackingNumber ? `tracking number ${trackingNumber}` : 'no tracking number']),
  ]
  return `Parcel corrected: ${words.join(', ')}`
}
