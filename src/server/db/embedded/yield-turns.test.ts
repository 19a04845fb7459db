import { dataDir } from '@electric-sql/pglite-prepopulatedfs'
import { expect, test } from 'vitest'
import { openInMemory } from '../open.ts'
import { yieldTurns } from './yield-turns.ts'

test('statements that follow each other leave the event loop its turns', async () => {
  let time = 0
  const yieldTurn = yieldTurns(() => time)
  const nextTurn = new Promise<string>(resolve => setImmediate(() => resolve('turn')))
  expect(yieldTurn()).toBeUndefined()
  time = 5
  expect(yieldTurn()).toBeUndefined()
  time = 6
  const given = Promise.resolve(yieldTurn()).then(() => 'given')
  expect(await Promise.race([given, nextTurn])).toBe('turn')
  await given
})

test('turns go on while each finds something to do, but no longer than 20 ms', async () => {
  let time = 0
  const yieldTurn = yieldTurns(() => time)
  yieldTurn()
  time = 6
  let turns = 0
  let isOver = false
  const work = () => {
    turns += 1
    time += 3
    if (!isOver) setImmediate(work)
  }
  setImmediate(work)
  await yieldTurn()
  isOver = true
  expect(turns).toBe(7)
})

test('what waits for the event loop gets its turn among statements of the embedded database', async () => {
  const { db, close } = await openInMemory(await dataDir())
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
