import { expect, test } from 'vitest'
import { openInMemory } from '../open.ts'
import { giveTurns } from './give-turns.ts'

test('statements that follow each other leave the event loop its turns', async () => {
  let time = 0
  const giveTurn = giveTurns(() => time)
  const nextTurn = new Promise<string>(resolve => setImmediate(() => resolve('turn')))
  expect(giveTurn()).toBeUndefined()
  time = 5
  expect(giveTurn()).toBeUndefined()
  time = 6
  const given = Promise.resolve(giveTurn()).then(() => 'given')
  expect(await Promise.race([given, nextTurn])).toBe('turn')
  await given
})

test('turns go on while each finds something to do, but no longer than 20 ms', async () => {
  let time = 0
  const giveTurn = giveTurns(() => time)
  giveTurn()
  time = 6
  let turns = 0
  let isOver = false
  const work = () => {
    turns += 1
    time += 3
    if (!isOver) setImmediate(work)
  }
  setImmediate(work)
  await giveTurn()
  isOver = true
  expect(turns).toBe(7)
})

test('what waits for the event loop gets its turn among statements of the embedded database', async () => {
  const { db, close } = await openInMemory()
  const order: string[] = []
  setImmediate(() => order.push('turn'))
  const statements = Array.from({ length: 200 }, async (_, nth) => {
    const rows = db.selectNoFrom(({ val }) => val(nth).as('nth'))
    await rows.execute()
    order.push('statement')
  })
  await Promise.all(statements)
  expect(order.indexOf('turn')).toBeLessThan(200)
  expect(order.indexOf('turn')).toBeGreaterThanOrEqual(0)
  await close()
})
