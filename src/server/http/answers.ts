import type { Context } from 'hono'
import type { Endpoint } from '../../contract/endpoint.ts'
import { calendarOf } from '../days.ts'
import type { Deps } from '../deps.ts'
import { placeOf } from '../overload/gate-place.ts'
import { jsonAnswer } from './compress.ts'
import { type Ending, eventStream, type Streaming } from './event-stream.ts'
import { textStream } from './text-stream.ts'

type Handled = { result: unknown; ending: Ending; isAuthorised: Streaming['isAuthorised'] }

/** A handler's result as the row's kind of answer. In tests and development it is checked against the row. */
export async function toResponse(
  c: Context,
  deps: Deps,
  row: Endpoint,
  { result, ending, isAuthorised }: Handled,
): Promise<Response> {
  const check = <T>(answer: T) => {
    if (deps.checkAnswers) row.returns.parse(answer)
    return answer
  }
  if (row.answerKind === 'events') {
    // `on` lets only handlers that return an iterable answer rows of events.
    return toEvents(c, result as AsyncIterable<unknown>, { check, ending, isAuthorised, log: deps.log })
  }
  if (row.answerKind === 'csv') {
    // Rows of CSV return a string, and `on` lets their handlers return it whole or in parts.
    const parts = typeof result === 'string' ? [result] : (result as AsyncIterable<string>)
    const name = fileName(row, calendarOf(deps.settings.current().delivery.timeZone).dayOf(deps.clock()))
    return toFile(c, name, await textStream(toCsv(parts, check), deps.log))
  }
  return jsonAnswer(c, JSON.stringify(check(result)), row.success)
}

/** Spreadsheets read a file as UTF-8 only if it begins with this mark. */
const byteOrderMark = '\uFEFF'

async function* toCsv(parts: Iterable<string> | AsyncIterable<string>, check: (part: string) => string) {
  let mark = byteOrderMark
  for await (const part of parts) {
    yield mark + check(part)
    mark = ''
  }
}

async function toFile(c: Context, name: string, text: ReadableStream): Promise<Response> {
  c.header('content-type', 'text/csv; charset=utf-8')
  c.header('content-disposition', `attachment; filename="${name}"`)
  if (c.req.method !== 'HEAD') return c.body(text)
  await text.cancel()
  return c.body(null)
}

/** "product-export-2026-11-21.csv" */
const fileName = ({ path }: Endpoint, day: string) =>
  `${path
    .slice('/api/'.length)
    .replace(/\/\{\w+\}/, '')
    .replaceAll('/', '-')}-${day}.csv`

function toEvents(c: Context, events: AsyncIterable<unknown>, streaming: Streaming): Response {
  c.header('content-type', 'text/event-stream')
  // Tells nginx not to buffer, which would delay the events.
  c.header('x-accel-buffering', 'no')
  if (c.req.method !== 'HEAD') {
    // A stream then lasts minutes without work.
    placeOf(c)?.leave()
    return c.body(eventStream(events, streaming))
  }
  streaming.ending.end()
  return c.body(null)
}
