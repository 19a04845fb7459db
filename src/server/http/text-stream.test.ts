import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { textStream } from './text-stream.ts'

const logged: string[] = []
const log = { info: () => {}, warn: () => {}, error: (message: string) => void logged.push(message) }

/** Lets everything happen that is under way. */
const settleDown = async () => {
  for (let time = 0; time < 5; time++) await turn()
}

test('a part is asked for when the reader has room for it, and not before', async () => {
  let made = 0
  async function* parts() {
    for (;;) yield `${++made} `
  }
  const reader = (await textStream(parts(), log)).getReader()
  for (const count of [1, 2, 3]) {
    await settleDown()
    expect(made).toBe(Math.max(1, count - 1))
    expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe(`${count} `)
  }
  await reader.cancel()
})

test('a part that is made once the reader has gone is dropped without a word', async () => {
  const second = Promise.withResolvers<string>()
  async function* parts() {
    yield 'first'
    yield await second.promise
  }
  const reader = (await textStream(parts(), log)).getReader()
  await reader.read()
  const reading = reader.read()
  await settleDown()
  const leaving = reader.cancel()
  second.resolve('second')
  await leaving
  await settleDown()
  expect([(await reading).done, logged]).toEqual([true, []])
})

test('parts that cannot be told that nobody reads on are fine as well', async () => {
  const next = async () => ({ done: false as const, value: 'part' })
  const reader = (await textStream({ [Symbol.asyncIterator]: () => ({ next }) }, log)).getReader()
  await reader.read()
  await reader.cancel()
})
