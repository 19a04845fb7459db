import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApp } from '../../../test/create-test-app.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { readEvents } from '../../web/api/read-events.ts'
import { toResponse } from './answers.ts'
import { compress } from './compress.ts'
import { endingOf } from './event-stream.ts'

const shop = await createTestApp()

const file = endpoint({
  method: 'GET',
  path: '/api/product/export',
  access: 'admin',
  summary: 'A file',
  answerKind: 'csv',
  returns: z.string(),
})
const isAdmitted = async () => true
const stream = endpoint({ ...file, answerKind: 'events', returns: z.object({ n: z.number() }) })

/** A stream fed by `source`, which is told when it is over. */
function open(source: (signal: AbortSignal) => AsyncIterable<unknown>, headers = {}, method = 'GET') {
  const app = new Hono()
  app.use(compress)
  const ending = endingOf(stream, shop.deps.closing)
  app.get('/', c => toResponse(c, shop.deps, stream, { result: source(ending.signal), ending, isAdmitted }))
  return { signal: ending.signal, answer: app.request('/', { method, headers }) }
}

async function* numbers(from: number) {
  for (let n = from; ; n++) yield { n }
}

/** Waits as long as nobody says anything, as a quiet shop does. */
async function* silence(): AsyncGenerator<unknown> {
  yield { n: 0 }
  await new Promise(() => {})
}

test('a CSV goes as a file named by what it is and the day, which spreadsheets read as UTF-8', async () => {
  shop.clock.now = new Date('2026-11-21T09:00:00Z')
  const app = new Hono()
  app.get('/', c =>
    toResponse(c, shop.deps, file, {
      result: 'a,b\n',
      ending: endingOf(file, shop.deps.closing),
      isAdmitted,
    }),
  )
  const answer = await app.request('/')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="product-export-2026-11-21.csv"',
  )
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf, ...Buffer.from('a,b\n')])
})

test('events go one by one, uncompressed, as the reader asks for them', async () => {
  const { signal, answer } = open(() => numbers(7), { 'accept-encoding': 'br' })
  const response = await answer
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(response.headers.get('content-encoding')).toBeNull()
  const seen: unknown[] = []
  for await (const event of readEvents(response)) {
    seen.push(event)
    if (seen.length === 3) break
  }
  expect(seen).toEqual([{ n: 7 }, { n: 8 }, { n: 9 }])
  expect(signal.aborted).toBe(true)
})

test('a reader who goes while nothing happens ends what feeds the stream', async () => {
  const { signal, answer } = open(silence)
  const events = readEvents(await answer)
  expect((await events.next()).value).toEqual({ n: 0 })
  expect(signal.aborted).toBe(false)
  await events.return()
  expect(signal.aborted).toBe(true)
})

test('events that end by themselves end the stream, and what feeds it is told', async () => {
  async function* two() {
    yield { n: 1 }
    yield { n: 2 }
  }
  const { signal, answer } = open(two)
  expect(await Array.fromAsync(readEvents(await answer))).toEqual([{ n: 1 }, { n: 2 }])
  expect(signal.aborted).toBe(true)
})

test('an event that is not like its row ends the stream and is logged', async () => {
  async function* wrong() {
    yield { n: 'seven' }
  }
  const { answer } = open(wrong)
  await expect(Array.fromAsync(readEvents(await answer))).rejects.toThrow()
  expect(shop.logged.map(({ message }) => message)).toEqual(['Sending events'])
})

test('whoever asks for the head alone leaves no stream behind', async () => {
  const { signal, answer } = open(silence, {}, 'HEAD')
  expect((await answer).headers.get('content-type')).toBe('text/event-stream')
  expect(signal.aborted).toBe(true)
})

test('a shop that closes ends the stream', async () => {
  const { answer } = open(silence)
  const events = readEvents(await answer)
  await events.next()
  const next = events.next()
  shop.close()
  expect((await next).done).toBe(true)
})
