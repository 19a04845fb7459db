import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { api } from '../../contract/api.ts'
import type { Endpoint, InputOf, ResultOf } from '../../contract/endpoint.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Deps } from '../deps.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import { toResponse } from './answers.ts'
import { readForm, readJson, readSigned } from './body.ts'
import { clientAddress } from './client-address.ts'
import { endingOf } from './event-stream.ts'
import { ownOrigin } from './own-origin.ts'
import { type Caller, findCaller, tokenOf } from './session.ts'

/** What a handler knows about the call besides its input. `who` is only ever null on rows open to anyone. */
export type CallContext<Who = Caller> = {
  who: Who
  address: string
  /** Where links in mails may lead; null when nobody can be believed about it. */
  origin: string | null
  idempotencyKey: string | null
  /** Ends an answer of events: the reader has gone, or the shop is closing. Never aborted on other rows. */
  signal: AbortSignal
}

type WhoOf<E extends Endpoint> = E['access'] extends 'anyone' ? Caller | null : Caller

export type Route = {
  row: Endpoint
  handle: (input: InputOf<Endpoint>, context: CallContext<Caller | null>) => Promise<unknown>
}

/** Ties a row of the contract to what answers it; types follow from the row. */
export function on<E extends Endpoint>(
  row: E,
  handle: (input: InputOf<E>, context: CallContext<WhoOf<E>>) => Promise<ResultOf<E>>,
): Route {
  // `mount` parses the input by this very row and refuses a missing caller before it calls, so the types hold.
  return { row, handle: handle as unknown as Route['handle'] }
}

/** Puts every row on the app. Throws at start when a row has no handler or two. */
export function mountApi(app: Hono, deps: Deps, routes: Route[]): void {
  const rows = Object.values(api).flatMap(group => Object.values(group) as Endpoint[])
  for (const row of rows) {
    const found = routes.filter(route => route.row === row)
    if (found.length !== 1) throw new Error(`${row.method} ${row.path} has ${found.length} handlers`)
  }
  for (const route of routes.toSorted(fixedPathsFirst)) {
    app.on(route.row.method, toHonoPath(route.row.path), c => answer(c, deps, route))
  }
  for (const row of rows) {
    app.all(toHonoPath(row.path), c => {
      c.header('allow', row.method)
      throw new ShopError('method_not_allowed', `Use ${row.method} here.`)
    })
  }
}

const toHonoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** "/order/all" must be asked before "/order/{id}" swallows it. */
const fixedPathsFirst = (a: Route, b: Route) =>
  Number(a.row.path.includes('{')) - Number(b.row.path.includes('{'))

/** An upload waits unread until its turn, so that many at once fill the line to the sender and not the memory. */
const uploadsInTurn = limitConcurrency(4)

async function answer(c: Context, deps: Deps, route: Route): Promise<Response> {
  const { row } = route
  const token = tokenOf(c)
  const who = await admit(deps, row, token)
  const ending = endingOf(row, deps.closing)
  const work = () => readAndHandle(c, deps, route, { who, signal: ending.signal })
  const result = await (row.bodyKind === 'file' ? uploadsInTurn(work) : work())
  c.header('cache-control', row.method === 'GET' && row.access === 'anyone' ? 'no-cache' : 'no-store')
  const isAdmitted = () =>
    admit(deps, row, token).then(
      () => true,
      () => false,
    )
  return toResponse(c, deps, row, { result, ending, isAdmitted })
}

async function readAndHandle(
  c: Context,
  deps: Deps,
  { row, handle }: Route,
  { who, signal }: { who: Caller | null; signal: AbortSignal },
) {
  const input = {
    params: parse(row.params, c.req.param()),
    query: parse(row.query, c.req.query()),
    body: row.body ? parse(row.body, await readers[row.bodyKind](c)) : undefined,
  }
  return handle(input, {
    who,
    address: clientAddress(c, deps.config.trustProxy),
    origin: ownOrigin(c, deps.config),
    idempotencyKey: row.idempotent ? idempotencyKey(c) : null,
    signal,
  })
}

const readers = { json: readJson, file: readForm, signed: readSigned }

/** Finds out who calls and whether the row lets them in. */
async function admit(deps: Deps, row: Endpoint, token: string | null): Promise<Caller | null> {
  if (row.access === 'anyone') return null
  const who = token ? await findCaller(deps.db, token, deps.clock()) : null
  if (!who) throw new ShopError('unauthenticated', 'Please sign in.')
  if (row.access === 'admin' && who.userType !== 'admin') {
    throw new ShopError('forbidden', "This is for the shop's staff.")
  }
  return who
}

function idempotencyKey(c: Context): string | null {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return null
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw new ShopError('invalid', 'Use 1 to 200 visible characters for the Idempotency-Key.')
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message
  const [message = 'Check the request: the shop cannot use it as it is.'] = Object.values(fields)
  throw new ShopError('invalid', message, fields)
}
