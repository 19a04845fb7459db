import { expect, test } from 'vitest'
import { isCallRecorded, noteCallUnderWay } from './calls-under-way.ts'

test('an order without a call under way is not waited for', async () => {
  expect(await isCallRecorded('quiet')).toBe(true)
})

test('a call is waited for, and counts only once the shop has recorded it', async () => {
  const answer = Promise.withResolvers<void>()
  noteCallUnderWay('called', answer.promise)
  let isOver = false
  const asked = isCallRecorded('called').finally(() => {
    isOver = true
  })
  await Promise.resolve()
  expect(isOver).toBe(false)
  answer.resolve()
  expect(await asked).toBe(true)
})

test('a refused call says so to who waits, and is forgotten', async () => {
  const answer = Promise.withResolvers<void>()
  noteCallUnderWay('refused', answer.promise)
  const asked = isCallRecorded('refused')
  answer.reject(new Error('refused'))
  expect(await asked).toBe(false)
  expect(await isCallRecorded('refused')).toBe(true)
})

test('of two calls about one order the later one counts', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  noteCallUnderWay('twice', first.promise)
  noteCallUnderWay('twice', second.promise)
  first.resolve()
  await first.promise
  const asked = isCallRecorded('twice')
  second.reject(new Error('refused'))
  expect(await asked).toBe(false)
})
