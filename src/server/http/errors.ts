import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { ShopError } from '../../contract/errors.ts'
import type { Deps } from '../deps.ts'
import { diskFull, isDiskFull } from '../health/disk-full.ts'
import type { Log } from '../log/log.ts'
import { currentRequest } from '../log/request-context.ts'
import { refusalEvent } from '../log/security-log.ts'
import { tooBusy } from '../too-busy.ts'
import { clientAddress } from './client-address.ts'
import { bareHeaders } from './security-headers.ts'

/** PostgreSQL's codes for temporary failures: serialisation, deadlock, lock timeout, too many connections, shutdown, crash. */
const busyCodes = new Set([
  '40001',
  '40P01',
  '55P03',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
])

/** The driver's messages for a connection that was lost or not made in time; these errors have no code. */
const lostConnection = /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect/

/** The answer to a request so malformed, for example in its Host header, that the app cannot handle it. */
export const refuseMalformed = (): Response =>
  Response.json(new ShopError('invalid', 'Send a well-formed HTTP request.').toRefusal(), {
    status: 400,
    headers: bareHeaders,
  })

type ErrorDeps = Pick<Deps, 'log' | 'securityLog'> & { config: Pick<Deps['config'], 'trustProxy'> }

/**
 * Turns any error into a refusal. An unexpected cause is logged, and the caller gets a safe message with the id under
 * which the log has it. Refusals that tell of an attack go to the security log.
 */
export function toErrorAnswer(error: unknown, c: Context, deps: ErrorDeps): Response {
  const refusal = toShopError(error, nameOf(c), deps.log)
  tellSecurity(refusal, c, deps)
  c.header('cache-control', 'no-store')
  if (refusal.code === 'unauthenticated') c.header('www-authenticate', 'Bearer')
  if (refusal.retryAfter !== undefined) c.header('retry-after', String(refusal.retryAfter))
  const requestId = refusal.status >= 500 ? currentRequest()?.id : undefined
  return c.json(refusal.toRefusal(requestId), refusal.status)
}

/** By the row or the route, so that one kind of failure has one name however many addresses it has. */
function nameOf(c: Context): string {
  const row = currentRequest()?.row
  return row ? `${row.method} ${row.path}` : `${c.req.method} ${routePath(c)}`
}

function tellSecurity({ code, status }: ShopError, c: Context, { securityLog, config }: ErrorDeps): void {
  const event = refusalEvent(code, status, currentRequest()?.row?.bodyKind)
  if (event) securityLog(event, { code, network: clientAddress(c, config.trustProxy) })
}

/** Any error of a call as a refusal; an unexpected one is logged under the call's name. */
export function toShopError(error: unknown, call: string, log: Log): ShopError {
  if (error instanceof ShopError) return error
  log.error(call, error)
  if (isBusy(error)) return tooBusy()
  if (isDiskFull(error)) return diskFull()
  return new ShopError('internal', 'Something went wrong on our side. Please try again.')
}

const isBusy = (error: unknown) =>
  error instanceof Error &&
  (('code' in error && busyCodes.has(String(error.code))) || lostConnection.test(error.message))
