import { randomBytes } from 'node:crypto'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { csrfTokenPath } from '../../contract/csrf-token-path.ts'
import { ShopError } from '../../contract/errors.ts'

const cookieName = 'XSRF-TOKEN'
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
  const cookie = parse(header('cookie') ?? '', cookieName)[cookieName]
  const repeated = cookie === undefined || header('x-xsrf-token') === cookie
  return !repeated || isForeign(header, publicUrl)
}

function isForeign(header: Headers, publicUrl: string | null): boolean {
  if (header('sec-fetch-site') === 'cross-site') return true
  const origin = header('origin')
  if (origin === undefined) return false
  const own = [header('host'), publicUrl ? new URL(publicUrl).host : undefined]
  return !own.includes(hostOf(origin))
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : origin)

/**
 * Gives the cookie to a browser that asks for one before its first change. Pages set none, so that the same bytes can
 * be sent to everybody.
 */
export function mountCsrfToken(app: Hono, publicUrl: string | null): void {
  app.get(csrfTokenPath, c => {
    c.header('cache-control', 'no-store')
    const known = getCookie(c, cookieName)
    if (known !== undefined) return c.json({ csrfToken: known })
    const csrfToken = randomBytes(16).toString('base64url')
    setCookie(c, cookieName, csrfToken, { path: '/', sameSite: 'Lax', secure: isSecure(c, publicUrl) })
    return c.json({ csrfToken })
  })
}

const isSecure = (c: Context, publicUrl: string | null): boolean =>
  publicUrl?.startsWith('https:') ||
  new URL(c.req.url).protocol === 'https:' ||
  c.req.header('x-forwarded-proto') === 'https'
