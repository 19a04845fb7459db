import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { api } from '../../contract/api.ts'
import type { Endpoint, InputOf, ResultOf } from '../../contract/endpoint.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Deps } from '../deps.ts'
import { currentRequest } from '../log/request-context.ts'
import { watched } from '../notices/watch-calls.ts'
import { placeOf } from '../overload/gate-place.ts'
import { limitStreams } from '../overload/limit-streams.ts'
import { toResponse } from './answers.ts'
import { authorise } from './authorise.ts'
import { openBodyReader, takeUploadsInTurn } from './bodies/open-body-reader.ts'
import { clientAddress } from './client-address.ts'
import { type Device, deviceOf } from './device-cookie.ts'
import { endingOf } from './event-stream.ts'
import { type GuestCookie, guestCookieOf } from './guests/guest-cookie.ts'
import { findGuest } from './guests/guest-session.ts'
import { guestsMayOrder } from './guests/guest-trial.ts'
import { ownOrigin } from './own-origin.ts'
import { type Caller, tokenOf } from './session.ts'
import { type FoundSession, openSessions } from './session-cache.ts'

/** What a handler knows about the call besides its input. `who` is null only on rows open to anyone. */
export type CallContext<Who = Caller> = {
  who: Who
  address: string
  /** The browser as it names itself; empty if it does not. */
  userAgent: string
  device: Device
  /** By which the browser's cart without an account is found. */
  guest: GuestCookie
  /** The shop's address for links in mails; null when it cannot be known safely. */
  origin: string | null
  idempotencyKey: string | null
  /** Aborted when a stream of events must end: the reader has gone, or the shop is closing. */
  signal: AbortSignal
}

type WhoOf<E extends Endpoint> = E['access'] extends 'anyone' ? Caller | null : Caller

export type Route = {
  row: Endpoint
  handle: (input: InputOf<Endpoint>, context: CallContext<Caller | null>) => Promise<unknown>
}

/** Connects a row of the contract with its handler, whose types follow from the row. */
export function on<E extends Endpoint>(
  row: E,
  handle: (input: InputOf<E>, context: CallContext<WhoOf<E>>) => Promise<ResultOf<E>>,
): Route {
  // `mountApi` parses the input with this row and checks the caller before the handler runs, so the types hold.
  return { row, handle: watched(row, handle as unknown as Route['handle']) }
}

type SessionUse = (session: FoundSession) => Promise<void>

/**
 * Adds a route for every row; a call by a person tells `sessionUsed` of its session. Throws at start if a row has no
 * handler or two.
 */
export function mountApi(app: Hono, deps: Deps, routes: Route[], sessionUsed: SessionUse): void {
  const rows = Object.values(api).flatMap(group => Object.values(group) as Endpoint[])
  for (const row of rows) {
    const found = routes.filter(route => route.row === row)
    if (found.length !== 1) throw new Error(`${row.method} ${row.path} has ${found.length} handlers`)
  }
  const shared = { ...openShared(deps), sessionUsed }
  for (const route of routes.toSorted(fixedPathsFirst)) {
    app.on(route.row.method, toHonoPath(route.row.path), c => answer(c, deps, route, shared))
  }
  for (const row of rows) {
    app.all(toHonoPath(row.path), c => {
      c.header('allow', row.method)
      throw new ShopError('method_not_allowed', `Use ${row.method} here.`)
    })
  }
}

const toHonoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** "/order/all" must be matched before "/order/{id}". */
const fixedPathsFirst = (a: Route, b: Route) =>
  Number(a.row.path.includes('{')) - Number(b.row.path.includes('{'))

/** What the requests of a process share. */
const openShared = (deps: Deps) => ({
  find: openSessions(deps),
  openStream: limitStreams(),
  inTurn: takeUploadsInTurn(),
  readBody: openBodyReader(deps),
})
type Shared = ReturnType<typeof openShared> & { sessionUsed: SessionUse }

async function answer(c: Context, deps: Deps, route: Route, shared: Shared): Promise<Response> {
  const { row } = route
  const token = tokenOf(c)
  const request = currentRequest()
  if (request) request.row = row
  const guest = guestCookieOf(c, deps.config.publicUrl)
  const takesGuest = row.guests && token === null && guestsMayOrder(c, deps)
  const session = takesGuest ? null : await authorise(shared.find, row, token)
  const who = takesGuest ? await findGuest(deps, guest) : session
  if (request && who) request.userId = who.userId
  if (session && isUse(row, session)) await shared.sessionUsed(session)
  const ending = endingOf(row, deps.closing)
  if (row.answerKind === 'events' && who) shared.openStream(who.userId, ending.signal)
  const work = () =>
    readAndHandle(c, deps, route, { who, guest, signal: ending.signal, readBody: shared.readBody })
  const isUpload = row.bodyKind === 'file' && who !== null
  if (isUpload) placeOf(c)?.leave()
  const result = await (isUpload ? shared.inTurn(who.userId, work) : work()).catch(cause => {
    ending.end()
    throw cause
  })
  // Whoever changes something reads it back from this process without waiting for the notice of it.
  if (row.access === 'admin' && row.method !== 'GET') await deps.notices.waitForNotices()
  c.header('cache-control', row.method === 'GET' && row.access === 'anyone' ? 'no-cache' : 'no-store')
  const isAuthorised = () =>
    authorise(shared.find, row, token).then(
      () => true,
      () => false,
    )
  return toResponse(c, deps, row, { result, ending, isAuthorised })
}

async function readAndHandle(
  c: Context,
  deps: Deps,
  { row, handle }: Route,
  {
    readBody,
    ...known
  }: Pick<CallContext<Caller | null>, 'who' | 'guest' | 'signal'> & Pick<Shared, 'readBody'>,
) {
  const input = {
    params: parse(row.params, c.req.param()),
    query: parse(row.query, c.req.query()),
    body: row.body ? parse(row.body, await readBody(c, row)) : undefined,
  }
  return handle(input, {
    ...known,
    address: clientAddress(c, deps.config.trustProxy),
    userAgent: c.req.header('user-agent') ?? '',
    device: deviceOf(c, deps.config.publicUrl),
    origin: ownOrigin(c, deps.config),
    idempotencyKey: row.idempotent ? idempotencyKey(c) : null,
  })
}

/**
 * Whether a call keeps its session alive. The open screens of the staff read by themselves whenever something happens,
 * so reading is no sign that a person is there.
 */
const isUse = (row: Endpoint, { userType }: Caller) => userType === 'shopper' || row.method !== 'GET'

function idempotencyKey(c: Context): string | null {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return null
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw new ShopError('invalid', 'Use 1 to 200 visible characters for the Idempotency-Key.')
}

/** Nobody reads more; the answer stays smaller than the request. */
const maxFields = 100

/** @throws invalid with the first message, and one for each wrong field */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues.slice(0, maxFields))
    fields[issue.path.join('.') || 'body'] ??= issue.message
  const [message = 'Check the request: the shop cannot use it as it is.'] = Object.values(fields)
  throw new ShopError('invalid', message, fields)
}
