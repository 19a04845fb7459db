import { expect, test } from 'vitest'
import { limitWaiting } from './limit-waiting.ts'

/** Waits for bodies by name; what has become of each. */
function openWaiting(bounds: { ofNetwork: number; inAll: number }) {
  const waitForBody = limitWaiting(() => new Error('given up'), bounds)
  const outcomes = new Map<string, string>()
  const senders = new Map<string, () => void>()
  return {
    begin: (network: string, name: string) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      senders.set(name, resolve)
      waitForBody(network, () => promise).then(
        () => outcomes.set(name, 'read'),
        ({ message }: Error) => outcomes.set(name, message),
      )
    },
    send: async (...names: string[]) => {
      for (const name of names) senders.get(name)?.()
      await new Promise(resolve => setImmediate(resolve))
      return Object.fromEntries(outcomes)
    },
  }
}

test('of a network that sends too many bodies at once, the one waited for longest is given up', async () => {
  const { begin, send } = openWaiting({ ofNetwork: 2, inAll: 10 })
  begin('b', 'of another')
  for (const name of ['first', 'second', 'third']) begin('a', name)
  expect(await send()).toEqual({ first: 'given up' })
  expect(await send('first', 'second', 'third', 'of another')).toEqual({
    first: 'given up',
    second: 'read',
    third: 'read',
    'of another': 'read',
  })
})

test('where all networks together send too many, the one with most gives one up', async () => {
  const { begin, send } = openWaiting({ ofNetwork: 3, inAll: 4 })
  begin('a', 'alone')
  for (const name of ['first', 'second', 'third']) begin('b', name)
  begin('c', 'newest')
  expect(await send()).toEqual({ first: 'given up' })
  expect(await send('alone', 'newest')).toEqual({ first: 'given up', alone: 'read', newest: 'read' })
})

test('where each of countless networks sends one, the newest is waited for', async () => {
  const { begin, send } = openWaiting({ ofNetwork: 3, inAll: 4 })
  for (let nth = 0; nth < 100; nth++) begin(`network ${nth}`, `body ${nth}`)
  const outcomes = await send('body 0', 'body 99')
  expect([outcomes['body 0'], outcomes['body 99']]).toEqual(['given up', 'read'])
})

test('a body that was read makes room', async () => {
  const { begin, send } = openWaiting({ ofNetwork: 1, inAll: 1 })
  for (const name of ['first', 'second', 'third']) {
    begin('a', name)
    expect(await send(name)).toHaveProperty(name, 'read')
  }
})
