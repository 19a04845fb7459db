import { describe, expect, test } from 'vitest'
import { createLoadGate, type RequestKind } from './load-gate.ts'

/** A gate whose measures and clock the test sets. */
function openGate() {
  const measured = { now: 0, loopDelayMs: 0, databaseQueue: 0 }
  const gate = createLoadGate({
    now: () => measured.now,
    loopDelayMs: () => measured.loopDelayMs,
    databaseQueue: () => measured.databaseQueue,
  })
  const running: (() => void)[] = []
  /** Lets in as many as the gate lets in, up to a number; answers how many these were. */
  const fill = (count: number, kind: RequestKind = 'ordinary') => {
    let entered = 0
    for (let nth = 0; nth < count; nth++) {
      const leave = gate.enter(kind)
      if (!leave) break
      running.push(leave)
      entered++
    }
    return entered
  }
  /** All that run end after so many ms, and the gate measures. */
  const end = (ms: number) => {
    measured.now += ms
    for (const leave of running.splice(0)) leave()
    return gate.sample()
  }
  return { gate, measured, fill, end }
}

describe('a quiet shop', () => {
  test('lets everybody in, up to 64 at once', () => {
    const { fill } = openGate()
    expect(fill(1_000)).toBe(64)
  })

  test('refuses nobody because one statement or import holds the process', () => {
    const { gate, measured, fill } = openGate()
    Object.assign(measured, { loopDelayMs: 5_000, databaseQueue: 1_000 })
    gate.sample()
    gate.sample()
    expect(fill(20)).toBe(20)
    expect(fill(1)).toBe(0)
  })
})

test('an event loop that is late once, and not again, refuses nobody', () => {
  const { gate, measured, fill } = openGate()
  fill(30)
  for (const delay of [330, 0, 330, 0]) {
    measured.loopDelayMs = delay
    gate.sample()
    expect(fill(1)).toBe(1)
  }
  measured.loopDelayMs = 330
  gate.sample()
  gate.sample()
  expect(fill(1)).toBe(0)
})

describe('a shop with too much to do', () => {
  test.each([
    ['the event loop is late', { loopDelayMs: 150 }, { loopDelayMs: 250 }],
    ['work waits for the database', { databaseQueue: 150 }, { databaseQueue: 250 }],
  ])(
    'refuses ordinary requests when %s, and payments and orders only when it gets worse',
    (_, bad, worse) => {
      const { gate, measured, fill } = openGate()
      fill(22)
      Object.assign(measured, bad)
      gate.sample()
      gate.sample()
      expect([fill(1), fill(1, 'vital')]).toEqual([0, 1])
      Object.assign(measured, worse)
      gate.sample()
      gate.sample()
      expect([fill(1), fill(1, 'vital')]).toEqual([0, 0])
      Object.assign(measured, { loopDelayMs: 0, databaseQueue: 0 })
      gate.sample()
      expect([fill(1), fill(1, 'vital')]).toEqual([1, 1])
    },
  )

  test('lets fewer in at once while answers take longer than they should, and more when they do not', () => {
    const { fill, end } = openGate()
    const admitted = [64, 52, 41, 33, 27, 25].map(expected => {
      const count = fill(1_000)
      end(300)
      return [count, expected]
    })
    for (const [count, expected] of admitted) expect(count).toBe(expected)
    for (let nth = 0; nth < 50; nth++) {
      fill(1_000)
      end(300)
    }
    expect(fill(1_000)).toBe(25)
    for (let nth = 0; nth < 50; nth++) end(50)
    expect(fill(1_000)).toBe(64)
  })

  test('is no quicker for those who left early because they wait for something else', () => {
    const { gate, fill, end } = openGate()
    for (const expected of [64, 52, 41]) {
      for (let nth = 0; nth < 200; nth++) gate.enter('ordinary')?.(false)
      expect(fill(1_000)).toBe(expected)
      end(150)
    }
  })

  test('lets twice as many payments and orders in', () => {
    const { fill, end } = openGate()
    for (let nth = 0; nth < 50; nth++) {
      fill(1_000)
      end(300)
    }
    expect([fill(1_000), fill(1_000, 'vital')]).toEqual([25, 25])
  })

  test('counts what was refused', () => {
    const { gate, fill, end } = openGate()
    fill(64)
    for (let nth = 0; nth < 7; nth++) expect(gate.enter('ordinary')).toBeNull()
    expect([end(10), gate.sample()]).toEqual([7, 0])
  })
})
