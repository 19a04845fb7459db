import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

const inTurn = limitConcurrency(2)

test('two pieces of work are done at a time, the others wait in the order they came', async () => {
  const started: number[] = []
  const work = [1, 2, 3, 4, 5].map(n => ({ n, ...Promise.withResolvers<number>() }))
  const done = work.map(({ n, promise }) =>
    inTurn(() => {
      started.push(n)
      return promise
    }),
  )
  expect(started).toEqual([1, 2])
  work[1]?.resolve(2)
  await done[1]
  expect(started).toEqual([1, 2, 3])
  for (const { n, resolve } of work) resolve(n)
  expect(await Promise.all(done)).toEqual([1, 2, 3, 4, 5])
  expect(started).toEqual([1, 2, 3, 4, 5])
})

test('work that fails gives its place back', async () => {
  const fail = () => inTurn(() => Promise.reject(new Error('no')))
  const failures = await Promise.allSettled([fail(), fail(), fail(), fail()])
  expect(failures.map(one => one.status)).toEqual(Array(4).fill('rejected'))
  expect(await inTurn(async () => 'done')).toBe('done')
})

test('while so many wait, more is refused as busy, and taken again later', async () => {
  const one = limitConcurrency(1, 2)
  const { promise, resolve } = Promise.withResolvers<string>()
  const taken = [one(() => promise), one(() => promise), one(() => promise)]
  await expect(one(() => promise)).rejects.toMatchObject({ code: 'busy', retryAfter: 2 })
  resolve('done')
  expect(await Promise.all(taken)).toEqual(['done', 'done', 'done'])
  expect(await one(() => promise)).toBe('done')
})
