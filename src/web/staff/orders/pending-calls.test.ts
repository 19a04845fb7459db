import { expect, test } from 'vitest'
import { addPendingCall, isCallRecorded } from './pending-calls.ts'

test('an order without a call under way is not waited for', async () => {
  expect(await isCallRecorded('quiet')).toBe(true)
})

test('a call is waited for, and counts only once the shop has recorded it', async () => {
  const answer = Promise.withResolvers<void>()
  addPendingCall('called', answer.promise)
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
  addPendingCall('refused', answer.promise)
  const asked = isCallRecorded('refused')
  answer.reject(new Error('refused'))
  expect(await asked).toBe(false)
  expect(await isCallRecorded('refused')).toBe(true)
})

test('of two calls about one order the later one counts', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  addPendingCall('twice', first.promise)
  addPendingCall('twice', second.promise)
  first.resolve()
  await first.promise
  const asked = isCallRecorded('twice')
  second.reject(new Error('refused'))
  expect(await asked).toBe(false)
})
