import type { CallOutcome, StaffOrderDetail } from '../../../../contract/orders.ts'

export type HistoryEntry = { at: string; by: string; what: string; note: string }

export const outcomeWords: Record<CallOutcome, string> = {
  confirmed: 'Confirmed on the phone',
  no_answer: 'No answer',
  wrong_number: 'Wrong number',
  cancelled: 'Cancelled on the phone',
}

type Told = Pick<StaffOrderDetail, 'events' | 'calls' | 'refusal'>

/** All that happened to an order, oldest first: its moves, the calls about it, and whether it came back. */
export function historyOf({ events, calls, refusal }: Told): HistoryEntry[] {
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
  const refused = refusal
    ? [{ at: refusal.at, by: refusal.by.name, what: 'Refused at the door', note: '' }]
    : []
  // Stable: a call that cancelled comes before the move it made.
  return [...called, ...moved, ...refused].toSorted((a, b) => a.at.localeCompare(b.at))
}
