import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { rowsFor } from '../../contract/endpoint.ts'
import { readEvents } from '../../web/api/read-events.ts'
import { toResponse } from './answers.ts'
import { compress } from './compress.ts'
import { endingOf } from './event-stream.ts'

const shop = await createTestApp()

const { get } = rowsFor('admin', ['owner'])
const file = get('/api/product/export', z.string(), { summary: 'A file', answerKind: 'csv' })
const isAuthorised = async () => true
const news = z.object({ n: z.number() })
const stream = get('/api/product/export', news, { summary: 'A stream', answerKind: 'events' })

/** A stream fed by `source`, which is told when it is over. */
function open(source: (signal: AbortSignal) => AsyncIterable<unknown>, headers = {}, method = 'GET') {
  const app = new Hono()
  app.use(compress)
  const ending = endingOf(stream, shop.deps.closing)
  app.get('/', c => toResponse(c, shop.deps, stream, { result: source(ending.signal), ending, isAuthorised }))
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

/** A file fed by `source`, through the compression. */
function download(source: string | AsyncIterable<string>, headers = {}, method = 'GET') {
  const app = new Hono()
  app.use(compress)
  app.onError((_, c) => c.text('refused', 503))
  const ending = endingOf(file, shop.deps.closing)
  app.get('/', c => toResponse(c, shop.deps, file, { result: source, ending, isAuthorised }))
  return app.request('/', { method, headers })
}

test('a CSV goes as a file named by what it is and the day, which spreadsheets read as UTF-8', async () => {
  shop.clock.now = new Date('2026-11-21T09:00:00Z')
  const answer = await download('a,b\n')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="product-export-2026-11-21.csv"',
  )
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf, ...Buffer.from('a,b\n')])
})

test('a CSV that is made whole goes in one part', async () => {
  const parts = await Array.fromAsync((await download('a,b\nc,d\n')).body ?? [])
  expect(parts.map(part => Buffer.from(part).toString())).toEqual(['\ufeffa,b\nc,d\n'])
})

/** Rows without end; counts how many were asked for and whether somebody ended it. */
function endless() {
  const seen = { rows: 0, ended: false }
  async function* rows() {
    try {
      for (;;) yield `row ${++seen.rows}\n`
    } finally {
      seen.ended = true
    }
  }
  return { seen, rows: rows() }
}

test('a long CSV goes in parts, each made when there is room for it, and ends with its reader', async () => {
  const { seen, rows } = endless()
  const reader = (await download(rows)).body?.getReader()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  expect(decoder.decode((await reader?.read())?.value)).toBe('\ufeffrow 1\n')
  expect(decoder.decode((await reader?.read())?.value)).toBe('row 2\n')
  expect(seen).toEqual({ rows: 2, ended: false })
  await reader?.cancel()
  expect(seen.ended).toBe(true)
})

test('a compressed CSV is whole, and one nobody reads is not made to its end', async () => {
  async function* parts() {
    for (let row = 1; row <= 500; row++) yield `row ${row}\n`.repeat(100)
  }
  const answer = await download(parts(), { 'accept-encoding': 'br' })
  expect(answer.headers.get('content-encoding')).toBe('br')
  const text = brotliDecompressSync(new Uint8Array(await answer.arrayBuffer())).toString()
  expect([text.length, text.endsWith('row 500\n')]).toEqual([1 + 100 * (9 * 6 + 90 * 7 + 401 * 8), true])

  const { seen, rows } = endless()
  const left = await download(rows, { 'accept-encoding': 'br' })
  await left.body?.cancel()
  await expect.poll(() => seen.ended).toBe(true)
  const head = endless()
  expect(await (await download(head.rows, {}, 'HEAD')).text()).toBe('')
  expect(head.seen).toEqual({ rows: 1, ended: true })
})

test('a CSV that fails at the start is refused; one that fails later breaks off, and the log says why', async () => {
  async function* failing(after: number) {
    for (let row = 1; row <= after; row++) yield `row ${row}\n`
    throw new Error('The database is gone')
  }
  expect((await download(failing(0))).status).toBe(503)
  for (const headers of [{}, { 'accept-encoding': 'br' }]) {
    const answer = await download(failing(3), headers)
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow()
    expect(shop.logged.splice(0)).toMatchObject([{ message: 'Sending a file' }])
  }
})

test('events go one by one, uncompressed, as the reader asks for them', async () => {
  const { signal, answer } = open(() => numbers(7), { 'accept-encoding': 'br' })
  const response = await answer
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(response.headers.get('content-encoding')).toBeNull()
  // Otherwise nginx would keep events back.
  expect(response.headers.get('x-accel-buffering')).toBe('no')
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
