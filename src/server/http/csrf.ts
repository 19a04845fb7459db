import { randomBytes } from 'node:crypto'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { csrfTokenPath } from '../../contract/csrf-token-path.ts'
import { ShopError } from '../../contract/errors.ts'

const cookieName = 'XSRF-TOKEN'
/** Over HTTPS the cookie has a prefix, under which a browser takes none that a neighbouring host or plain HTTP has set. */
const secureCookieName = `__Host-${cookieName}`
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a state-changing request that another site made a browser send: one from a foreign origin, or one that has the
 * cookie but does not repeat it in the header (specification, section 7). Programs without the cookie may pass, since
 * they have no browser's credentials.
 */
export function refuseForgedRequests(publicUrl: string | null): MiddlewareHandler {
  return async (c, next) => {
    if (!safeMethods.has(c.req.method)) {
      if (isForged(name => c.req.header(name), publicUrl)) {
        throw new ShopError('csrf', 'This request did not come from the shop. Reload the page and try again.')
      }
    }
    await next()
  }
}

type Headers = (name: string) => string | undefined

/** Whether a state-changing request with these headers was made by another site. */
export function isForged(header: Headers, publicUrl: string | null): boolean {
  const cookies = parse(header('cookie') ?? '')
  const cookie = cookies[secureCookieName] ?? cookies[cookieName]
  const repeated = cookie === undefined || header('x-xsrf-token') === cookie
  return !repeated || isForeign(header, publicUrl)
}

function isForeign(header: Headers, publicUrl: string | null): boolean {
  if (header('sec-fetch-site') === 'cross-site') return true
  const origin = header('origin')
  if (origin === undefined) return false
  return !ownOrigins(header, publicUrl).includes(origin)
}

/** Under its public name the shop has one origin; under another one that of the request, as far as it is known. */
function ownOrigins(header: Headers, publicUrl: string | null): string[] {
  const own = publicUrl === null ? null : new URL(publicUrl)
  const host = header('host')
  const scheme = schemeOf(header('x-forwarded-proto'))
  const reached = scheme ? [scheme] : ['http', 'https']
  return [
    ...(own ? [own.origin] : []),
    ...(host === undefined || host === own?.host ? [] : reached.map(known => `${known}://${host}`)),
  ]
}

/**
 * Gives the cookie to a browser that asks for one before its first change. Pages set none, so that the same bytes can
 * be sent to everybody.
 */
export function mountCsrfToken(app: Hono, publicUrl: string | null): void {
  app.get(csrfTokenPath, c => {
    c.header('cache-control', 'no-store')
    const secure = isSecure(c, publicUrl)
    const known = getCookie(c, secure ? secureCookieName : cookieName)
    if (known !== undefined) return c.json({ csrfToken: known })
    const csrfToken = randomBytes(16).toString('base64url')
    const prefix = secure ? ({ prefix: 'host', secure } as const) : {}
    setCookie(c, cookieName, csrfToken, { path: '/', sameSite: 'Lax', ...prefix })
    return c.json({ csrfToken })
  })
}

/** By which scheme the first of several proxies was reached. */
const schemeOf = (forwarded: string | undefined) => forwarded?.split(',', 1)[0]?.trim()

/** Whether the browser reached the shop by HTTPS. */
export const isSecure = (c: Context, publicUrl: string | null): boolean =>
  publicUrl?.startsWith('https:') ||
  new URL(c.req.url).protocol === 'https:' ||
  schemeOf(c.req.header('x-forwarded-proto')) === 'https'
