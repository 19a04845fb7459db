import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { staffRoles } from '../accounts/staff-roles.ts'
import { findMove, isOpen, specifiedNext, statusMovesOf } from './find-moves.ts'
import { type MovableOrder, type OrderMove, orderMoves } from './order-moves.ts'
import { orderSources } from './order-sources.ts'
import { orderStatuses } from './order-status.ts'

const moves: readonly OrderMove[] = Object.values(orderMoves)

/** Made by naming the status to reach, as a buyer's own cancelling is. */
const isNamed = ({ call }: OrderMove) => call === undefined || call === 'cancelMine'

const anyOrder: fc.Arbitrary<MovableOrder> = fc.record({
  status: fc.constantFrom(...orderStatuses),
  refused: fc.boolean(),
  confirmation: fc.constantFrom('not_needed', 'open', 'confirmed', 'wrong_number'),
  source: fc.constantFrom(...orderSources),
  courier: fc.constantFrom('', 'TCS'),
  trackingNumber: fc.constantFrom('', '779012'),
})

test('an order moves as the specification allows', () => {
  expect(Object.fromEntries(orderStatuses.map(status => [status, specifiedNext(status)]))).toEqual({
    Pending: ['Processing', 'Cancelled'],
    Processing: ['Shipped'],
    Shipped: ['Delivered'],
    Delivered: [],
    Cancelled: [],
  })
})

test('a status names one move of an order at most, and the same to all who may make it', () => {
  const property = fc.property(anyOrder, fc.constantFrom(...orderStatuses), (order, to) => {
    const open = moves.filter(move => !move.call && move.to === to && isOpen(move, order))
    for (const role of staffRoles) {
      const own = statusMovesOf(order, role).filter(move => move.to === to)
      expect(own).toEqual(open.filter(({ by }) => by.includes(role)))
      expect(own.length).toBeLessThanOrEqual(1)
      if (own[0]) expect(findMove(order, to, role)).toBe(own[0])
    }
  })
  fc.assert(property)
})

test('a parcel that came back moves nowhere', () => {
  const property = fc.property(anyOrder, order =>
    moves.every(move => !isOpen(move, { ...order, refused: true })),
  )
  fc.assert(property)
})

test.each(['open', 'wrong_number'] as const)('an order moved on with its call %s waits for none', before => {
  const order = { status: 'Pending', confirmation: before } as const
  const leaving = moves.filter(move => isNamed(move) && move.to !== 'Pending' && isOpen(move, order))
  const after = leaving.map(({ label, confirmation }) => [label, confirmation?.[before]])
  expect(after).toEqual(expect.arrayContaining([['Cancel order…', 'not_needed']]))
  expect(after).toEqual(leaving.map(({ label }) => [label, 'not_needed']))
})

test('docs/payments.md draws the table', () => {
  const docs = readFileSync('docs/payments.md', 'utf8')
  const plain = ({ label }: OrderMove) => label.replace('…', '')
  for (const move of moves) expect(docs).toContain(`\n  ${move.from} --> ${move.to}: ${plain(move)}\n`)
  expect(docs).toContain(
    moves
      .map(move => `| ${plain(move)} | ${move.from} | ${move.by.join(', ')} | ${needsOf(move)} |\n`)
      .join(''),
  )
})

const reasons = {
  everybody: 'a reason',
  callers: 'a reason from callers',
  screens: 'a reason on the screens and in bulk',
}

function needsOf({ asks, reason }: OrderMove): string {
  const asked = asks === 'parcel' ? 'courier and tracking number' : asks && 'a confirmation'
  return [asked, reason && reasons[reason]].filter(Boolean).join(', ') || 'nothing'
}
