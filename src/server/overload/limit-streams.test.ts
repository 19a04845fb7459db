import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeUser } from '../../../test-support/factories.ts'
import { limitStreams } from './limit-streams.ts'

/** Opens a stream of this person; answers how it is closed, or the code of the refusal. */
function opener(limits: Parameters<typeof limitStreams>[0]) {
  const openStream = limitStreams(limits)
  return (userId: string) => {
    const end = new AbortController()
    try {
      openStream(userId, end.signal)
      return () => end.abort()
    } catch (refusal) {
      return (refusal as { code: string }).code
    }
  }
}

test('a person has so many streams at once, and one more once one has ended', () => {
  const open = opener({ ofPerson: 2, inAll: 10 })
  const close = open('a')
  expect([open('a'), open('a'), open('b')]).toEqual([expect.any(Function), 'too_many', expect.any(Function)])
  if (typeof close === 'function') close()
  expect([open('a'), open('a')]).toEqual([expect.any(Function), 'too_many'])
})

test('all people together have so many streams at once', () => {
  const open = opener({ ofPerson: 2, inAll: 3 })
  const closes = ['a', 'b', 'c'].map(open)
  expect(open('d')).toBe('busy')
  for (const close of closes) if (typeof close === 'function') close()
  expect(open('d')).toEqual(expect.any(Function))
})

test('a member of the staff follows the orders in eight tabs, and in another one once one is closed', async () => {
  const shop = await createTestApp()
  const { token } = await makeUser(shop, 'admin')
  const open = () => shop.request('GET', '/api/order/events', { token })
  const [first, ...others] = await Promise.all(Array.from({ length: 8 }, open))
  expect([first, ...others].map(answer => answer?.status)).toEqual(Array(8).fill(200))
  const refused = await open()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  await first?.body?.cancel()
  expect((await open()).status).toBe(200)
})
