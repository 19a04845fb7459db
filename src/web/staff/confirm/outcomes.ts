import type { CallOutcome } from '../../../contract/orders/staff-orders.ts'

export const outcomes: readonly { outcome: CallOutcome; label: string; key: string }[] = [
  { outcome: 'confirmed', label: 'Confirmed', key: '1' },
  { outcome: 'no_answer', label: 'No answer', key: '2' },
  { outcome: 'wrong_number', label: 'Wrong number', key: '3' },
  { outcome: 'cancelled', label: 'Cancelled', key: '4' },
  { outcome: 'changed', label: 'Change', key: '5' },
]

export const outcomeLabel = (outcome: CallOutcome) =>
  outcome === 'changed'
    ? 'Changed and confirmed'
    : (outcomes.find(each => each.outcome === outcome)?.label ?? outcome)
