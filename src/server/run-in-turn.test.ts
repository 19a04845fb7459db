import { expect, test } from 'vitest'
import { runInTurn } from './run-in-turn.ts'

/** Work that ends when it is told to. */
function openWork(begun: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = () => {
    begun.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

test('work of one key begins when the work before it has ended, whichever way', async () => {
  const [inTurn, begun] = [runInTurn(), [] as string[]]
  const [first, second, third] = ['first', 'second', 'third'].map(name => openWork(begun, name))
  if (!first || !second || !third) throw new Error('There are three')
  const results = [first, second, third].map(({ work }) => inTurn('cart', work))
  first.fail()
  await expect(results[0]).rejects.toThrow('first')
  expect(begun).toEqual(['first', 'second'])
  second.end()
  expect(await results[1]).toBe('second')
  third.end()
  expect(await results[2]).toBe('third')
})

test('work of another key need not wait', async () => {
  const [inTurn, begun] = [runInTurn(), [] as string[]]
  const [slow, other] = [openWork(begun, 'slow'), openWork(begun, 'other')]
  const waiting = inTurn('one', slow.work)
  other.end()
  expect(await inTurn('two', other.work)).toBe('other')
  slow.end()
  expect(await waiting).toBe('slow')
})
