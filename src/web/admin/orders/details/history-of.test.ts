import { expect, test } from 'vitest'
import { historyOf } from './history-of.ts'

const by = { userId: 'u', name: 'Sana' }

test('moves and calls are told in the order they happened, the call before the move it made', () => {
  const history = historyOf({
    events: [
      { at: '2026-11-20T08:00:00.000Z', by, from: null, to: 'Pending' },
      { at: '2026-11-20T10:00:00.000Z', by, from: 'Pending', to: 'Cancelled' },
    ],
    calls: [
      { at: '2026-11-20T09:00:00.000Z', by, outcome: 'no_answer', note: 'Busy.' },
      { at: '2026-11-20T10:00:00.000Z', by, outcome: 'cancelled', note: '' },
    ],
    parcels: [],
  })
  expect(history.map(({ what }) => what)).toEqual([
    'Order placed',
    'Called: No answer',
    'Called: Cancelled on the phone',
    'Pending to Cancelled',
  ])
})

test('what was put right about a parcel says what it became', () => {
  const at = '2026-11-20T12:00:00.000Z'
  const history = historyOf({
    events: [{ at: '2026-11-20T11:00:00.000Z', by, from: 'Processing', to: 'Shipped' }],
    calls: [],
    parcels: [
      { at, by, courier: 'TCS', trackingNumber: 'PK-1' },
      { at, by, trackingNumber: '' },
    ],
  })
  expect(history.map(({ what }) => what)).toEqual([
    'Processing to Shipped',
    'Parcel corrected: courier TCS, tracking number PK-1',
    'Parcel corrected: no tracking number',
  ])
})
