import { hours } from '../../contract/durations.ts'
import type { RecordCall } from '../../contract/orders/staff-orders.ts'
import type { PlannedOrder } from './plan-orders.ts'

/** What the staff do with an order besides moving it on. */
export type Desk = {
  calls: RecordCall[]
  note: string | null
  parcel: { courier: string; trackingNumber: string }
}

const couriers = [
  { courier: 'TCS', prefix: '7790' },
  { courier: 'Leopards', prefix: 'LE84' },
  { courier: 'Pakistan Post', prefix: 'RGL55' },
]

const notes = [
  'A present: please no invoice in the parcel.',
  'Leave it with the neighbour at number 14 if nobody is in.',
  'Asked for delivery after five.',
]

/**
 * Adds calls, note and parcel to every order, by its position in the plan, so that the random numbers stay the same.
 */
export function withStaffWork(orders: readonly PlannedOrder[], now: Date): [PlannedOrder, Desk][] {
  return orders.map((order, nth) => {
    const { courier, prefix } = couriers[nth % couriers.length] ?? { courier: '', prefix: '' }
    const desk = {
      calls: callsAbout(order, nth, now),
      note: nth % 9 === 4 ? (notes[nth % notes.length] ?? null) : null,
      parcel: { courier, trackingNumber: `${prefix}${100_000 + nth * 37}` },
    }
    return [order, desk]
  })
}

const noAnswer: RecordCall = { outcome: 'no_answer' }

/** Pending orders of the last hours wait for their first call; some older ones have not been reached. */
function callsAbout({ status, at }: PlannedOrder, nth: number, now: Date): RecordCall[] {
  if (status === 'Cancelled') {
    return nth % 2 === 0 ? [] : [noAnswer, { outcome: 'cancelled', note: 'Ordered the wrong size.' }]
  }
  if (status !== 'Pending')
    return nth % 3 === 0 ? [noAnswer, { outcome: 'confirmed' }] : [{ outcome: 'confirmed' }]
  if (now.getTime() - at.getTime() < hours(6)) return []
  const soFar: RecordCall[][] = [
    [],
    [noAnswer],
    [{ outcome: 'confirmed' }],
    [noAnswer, { outcome: 'no_answer', note: 'Line busy, try after six.' }],
    [{ outcome: 'wrong_number', note: 'Somebody else has this number.' }],
    [noAnswer],
    [{ outcome: 'confirmed', note: 'Asks for a call before delivery.' }],
  ]
  return soFar[nth % soFar.length] ?? []
}
