import { expect, test } from 'vitest'
import { eventStream } from './event-stream.ts'

/** Events that a test gives one by one; counts how many were asked for, and whether it was told that nobody reads on. */
function openFeed() {
  const seen = { asked: 0, isOver: false }
  const waiting: ((event: IteratorResult<unknown>) => void)[] = []
  const next = () => {
    seen.asked += 1
    return new Promise<IteratorResult<unknown>>(resolve => waiting.push(resolve))
  }
  const leave = async () => {
    seen.isOver = true
    return { done: true as const, value: undefined }
  }
  return {
    seen,
    give: (value: unknown) => waiting.shift()?.({ done: false, value }),
    events: { [Symbol.asyncIterator]: () => ({ next, return: leave }) },
  }
}

/** A stream of these events, read part by part. */
function open(events: AsyncIterable<unknown>, signal = new AbortController().signal) {
  const seen = { errors: 0, hasEnded: false }
  const end = () => {
    seen.hasEnded = true
  }
  const log = {
    info: () => {},
    warn: () => {},
    error: () => {
      seen.errors += 1
    },
  }
  const ending = { signal, end }
  const stream = eventStream(events, { ending, check: event => event, isAuthorised: async () => true, log })
  const reader = stream.getReader()
  const read = async () => {
    const { done, value } = await reader.read()
    return done ? null : Buffer.from(value).toString()
  }
  return { seen, read, leave: () => reader.cancel() }
}

const opening = ': open\n\n'

test('the reader hears at once that the stream is open, and events are asked for one by one', async () => {
  const feed = openFeed()
  const { read } = open(feed.events)
  expect(await read()).toBe(opening)
  expect(feed.seen.asked).toBe(0)
  const first = read()
  feed.give({ n: 1 })
  expect(await first).toBe('data: {"n":1}\n\n')
  expect(feed.seen.asked).toBe(1)
})

test('a stream that is ended while nothing happens closes, and what feeds it is told', async () => {
  const feed = openFeed()
  const closing = new AbortController()
  const { seen, read } = open(feed.events, closing.signal)
  await read()
  const next = read()
  expect(seen.hasEnded).toBe(false)
  closing.abort()
  expect(await next).toBeNull()
  expect([seen, feed.seen.isOver]).toEqual([{ errors: 0, hasEnded: true }, true])
})

test('a stream that has ended before it is read only opens and closes', async () => {
  const { read } = open(openFeed().events, AbortSignal.abort())
  expect([await read(), await read()]).toEqual([opening, null])
})

test('an event that comes once the reader has gone is dropped without a word', async () => {
  const feed = openFeed()
  const { seen, read, leave } = open(feed.events)
  await read()
  const next = read()
  await leave()
  feed.give({ n: 1 })
  expect(await next).toBeNull()
  // The event is on its way through the stream.
  await new Promise(setImmediate)
  expect([seen, feed.seen.isOver]).toEqual([{ errors: 0, hasEnded: true }, true])
})

test('an event that cannot be sent breaks the stream off, and what feeds it is told', async () => {
  const feed = openFeed()
  const { seen, read } = open(feed.events)
  await read()
  const next = read()
  feed.give({ n: 1n })
  await expect(next).rejects.toThrow('BigInt')
  expect([seen, feed.seen.isOver]).toEqual([{ errors: 1, hasEnded: true }, true])
})

test('events that cannot be told that nobody reads on are fine as well', async () => {
  const next = async () => ({ done: true as const, value: undefined })
  const { seen, read } = open({ [Symbol.asyncIterator]: () => ({ next }) })
  expect([await read(), await read()]).toEqual([opening, null])
  expect(seen).toEqual({ errors: 0, hasEnded: true })
})
