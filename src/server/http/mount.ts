import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { forRoles, type StaffRole } from '../../contract/accounts/staff-roles.ts'
import { api } from '../../contract/api.ts'
import type { Endpoint, InputOf, ResultOf } from '../../contract/endpoint.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Deps } from '../deps.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import { currentRequest } from '../log/request-context.ts'
import { limitStreams } from '../overload/limit-streams.ts'
import { toResponse } from './answers.ts'
import { readForm, readJson, readSigned } from './body.ts'
import { clientAddress } from './client-address.ts'
import { type Device, deviceOf } from './device-cookie.ts'
import { endingOf } from './event-stream.ts'
import { type GuestCookie, guestCookieOf } from './guests/guest-cookie.ts'
import { findGuest } from './guests/guest-session.ts'
import { guestsMayOrder } from './guests/guest-trial.ts'
import { ownOrigin } from './own-origin.ts'
import { type Caller, hasRole, tokenOf } from './session.ts'
import { type FindCaller, type FoundSession, openSessions } from './session-cache.ts'

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
  return { row, handle: handle as unknown as Route['handle'] }
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
  const sessions = { find: openSessions(deps), used: sessionUsed, openStream: limitStreams() }
  for (const route of routes.toSorted(fixedPathsFirst)) {
    app.on(route.row.method, toHonoPath(route.row.path), c => answer(c, deps, route, sessions))
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

/** An upload stays unread until its turn, so that many uploads at once do not fill the memory. */
const uploadsInTurn = limitConcurrency(4, 40)

type Sessions = {
  find: FindCaller
  used: SessionUse
  openStream: ReturnType<typeof limitStreams>
}

async function answer(c: Context, deps: Deps, route: Route, sessions: Sessions): Promise<Response> {
  const { row } = route
  const token = tokenOf(c)
  const request = currentRequest()
  if (request) request.row = row
  const guest = guestCookieOf(c, deps.config.publicUrl)
  const takesGuest = row.guests && token === null && guestsMayOrder(c, deps)
  const session = takesGuest ? null : await authorise(sessions.find, row, token)
  const who = takesGuest ? await findGuest(deps, guest) : session
  if (request && who) request.userId = who.userId
  if (session && isUse(row, session)) await sessions.used(session)
  const ending = endingOf(row, deps.closing)
  if (row.answerKind === 'events' && who) sessions.openStream(who.userId, ending.signal)
  const work = () => readAndHandle(c, deps, route, { who, guest, signal: ending.signal })
  const result = await (row.bodyKind === 'file' ? uploadsInTurn(work) : work()).catch(cause => {
    ending.end()
    throw cause
  })
  // Whoever changes something reads it back from this process without waiting for the notice of it.
  if (row.access === 'admin' && row.method !== 'GET') await deps.notices.caughtUp()
  c.header('cache-control', row.method === 'GET' && row.access === 'anyone' ? 'no-cache' : 'no-store')
  const isAuthorised = () =>
    authorise(sessions.find, row, token).then(
      () => true,
      () => false,
    )
  return toResponse(c, deps, row, { result, ending, isAuthorised })
}

async function readAndHandle(
  c: Context,
  deps: Deps,
  { row, handle }: Route,
  { who, guest, signal }: Pick<CallContext<Caller | null>, 'who' | 'guest' | 'signal'>,
) {
  const input = {
    params: parse(row.params, c.req.param()),
    query: parse(row.query, c.req.query()),
    body: row.body ? parse(row.body, await readers[row.bodyKind](c)) : undefined,
  }
  return handle(input, {
    who,
    address: clientAddress(c, deps.config.trustProxy),
    userAgent: c.req.header('user-agent') ?? '',
    device: deviceOf(c, deps.config.publicUrl),
    guest,
    origin: ownOrigin(c, deps.config),
    idempotencyKey: row.idempotent ? idempotencyKey(c) : null,
    signal,
  })
}

const readers = { json: readJson, file: readForm, signed: readSigned }

/**
 * The caller, or null on rows open to anyone.
 * @throws unauthenticated without a valid token
 * @throws forbidden for a shopper on a row of the staff
 * @throws second_factor_needed for staff who still have to set one up
 * @throws wrong_role for staff whose role may not call it
 */
async function authorise(
  find: FindCaller,
  row: Endpoint,
  token: string | null,
): Promise<FoundSession | null> {
  if (row.access === 'anyone') return null
  const who = token ? await find(token) : null
  if (!who) throw new ShopError('unauthenticated', 'Please sign in.')
  if (row.access === 'admin' && who.userType !== 'admin') {
    throw new ShopError('forbidden', "This is for the shop's staff.")
  }
  if (who.needsSecondFactor && !row.beforeSecondFactor)
    throw new ShopError('second_factor_needed', 'First set up codes from your phone for your account.')
  if (row.roles && !hasRole(who, row.roles)) throw wrongRole(row.roles)
  return who
}

/**
 * Whether a call keeps its session alive. The open screens of the staff read by themselves whenever something happens,
 * so reading is no sign that a person is there.
 */
const isUse = (row: Endpoint, { userType }: Caller) => userType === 'shopper' || row.method !== 'GET'

const wrongRole = (roles: readonly StaffRole[]) =>
  new ShopError('wrong_role', `This is for the ${forRoles(roles)} of the shop.`)

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
