import { expect, test } from 'vitest'
import { isChangedByOthers, type PendingStatus, pendingStatuses } from './pending-statuses.ts'

const saved: PendingStatus = { to: 'Processing', state: 'saved', at: 1_000, by: 'us' }
const failed: PendingStatus = { to: 'Processing', state: 'failed', message: 'No.', retry: () => undefined }
const event = { kind: 'order_changed', orderId: 'a', number: 1, status: 'Processing' } as const

test('a saved move is shown until a page is loaded that was asked for after it', () => {
  const moves = new Map([['a', saved]])
  expect(pendingStatuses(moves).has('a')).toBe(true)
  expect(pendingStatuses(moves, 900).has('a')).toBe(true)
  expect(pendingStatuses(moves, 1_001).has('a')).toBe(false)
})

test('a move that is being saved or has failed is shown over any page', () => {
  const moves = new Map<string, PendingStatus>([
    ['a', { to: 'Processing', state: 'saving' }],
    ['b', failed],
  ])
  expect([...pendingStatuses(moves, 5_000).keys()]).toEqual(['a', 'b'])
})

test('an event is a move by somebody else when the list shows another status', () => {
  const pending = { status: 'Pending' } as const
  expect(isChangedByOthers(event, pending, undefined)).toBe(true)
  expect(isChangedByOthers(event, { status: 'Processing' }, undefined)).toBe(false)
  expect(isChangedByOthers({ ...event, kind: 'order_placed' }, pending, undefined)).toBe(false)
})

test('the own move is not taken for somebody else’s, but the next one may be', () => {
  const pending = { status: 'Pending' } as const
  expect(isChangedByOthers(event, pending, { to: 'Processing', state: 'saving' })).toBe(false)
  expect(isChangedByOthers(event, pending, saved)).toBe(false)
  expect(isChangedByOthers({ ...event, status: 'Shipped' }, pending, saved)).toBe(true)
  expect(isChangedByOthers(event, pending, failed)).toBe(true)
})
