import { expect, test } from 'vitest'
import { formatMoney } from '../../../../contract/money.ts'
import { orderHistory } from './order-history.ts'

const by = { userId: 'u', name: 'Sana' }
const noEdits = { edits: [], currency: 'PKR' }

test('status changes and calls are in order of time, a call before the change it made', () => {
  const history = orderHistory({
    events: [
      { at: '2026-11-20T08:00:00.000Z', by, from: null, to: 'Pending' },
      { at: '2026-11-20T10:00:00.000Z', by, from: 'Pending', to: 'Cancelled' },
    ],
    calls: [
      { at: '2026-11-20T09:00:00.000Z', by, outcome: 'no_answer', note: 'Busy.' },
      { at: '2026-11-20T10:00:00.000Z', by, outcome: 'cancelled', note: '' },
    ],
    parcels: [],
    refusal: null,
    ...noEdits,
  })
  expect(history.map(({ text }) => text)).toEqual([
    'Order placed',
    'Called: No answer',
    'Called: Cancelled on the phone',
    'Pending to Cancelled',
  ])
})

test('a corrected parcel is listed with its new courier and tracking number', () => {
  const at = '2026-11-20T12:00:00.000Z'
  const history = orderHistory({
    events: [{ at: '2026-11-20T11:00:00.000Z', by, from: 'Processing', to: 'Shipped' }],
    calls: [],
    parcels: [
      { at, by, courier: 'TCS', trackingNumber: 'PK-1' },
      { at, by, trackingNumber: '' },
    ],
    refusal: null,
    ...noEdits,
  })
  expect(history.map(({ text }) => text)).toEqual([
    'Processing to Shipped',
    'Parcel corrected: courier TCS, tracking number PK-1',
    'Parcel corrected: no tracking number',
  ])
})

test('a refused parcel is listed with the time and the person who recorded it', () => {
  const history = orderHistory({
    events: [{ at: '2026-11-20T08:00:00.000Z', by, from: 'Processing', to: 'Shipped' }],
    calls: [],
    parcels: [],
    refusal: { at: '2026-11-21T08:00:00.000Z', by: { userId: 'v', name: 'Hamza' } },
    ...noEdits,
  })
  expect(history.at(-1)).toEqual({
    at: '2026-11-21T08:00:00.000Z',
    by: 'Hamza',
    text: 'Refused at the door',
    note: '',
  })
})

test('an edit is told in plain words: who, when, what it was and what it is', () => {
  const at = '2026-11-20T11:00:00.000Z'
  const history = orderHistory({
    events: [{ at: '2026-11-20T08:00:00.000Z', by, from: null, to: 'Pending' }],
    ...{ calls: [], parcels: [], refusal: null, currency: 'PKR' },
    edits: [
      {
        ...{ at, by },
        before: { items: ['1 x Nilofer Kurta (Rose, M)'], totalCents: 450_000 },
        after: { items: ['2 x Nilofer Kurta (Rose, M)'], totalCents: 900_000 },
      },
    ],
  })
  expect(history[1]).toEqual({
    ...{ at, by: 'Sana', text: 'Order changed', note: '' },
    lines: [
      { label: 'Pieces', before: '1 x Nilofer Kurta (Rose, M)', after: '2 x Nilofer Kurta (Rose, M)' },
      { label: 'Total', before: formatMoney(4_500, 'PKR'), after: formatMoney(9_000, 'PKR') },
    ],
  })
})
