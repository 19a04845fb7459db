import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
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
      const cookie = getCookie(c, cookieName)
      const repeated = cookie === undefined || c.req.header('x-xsrf-token') === cookie
      if (!repeated || isForeign(c, publicUrl)) {
        throw new ShopError('csrf', 'This request did not come from the shop. Reload the page and try again.')
      }
    }
    await next()
  }
}

function isForeign(c: Context, publicUrl: string | null): boolean {
  if (c.req.header('sec-fetch-site') === 'cross-site') return true
  const origin = c.req.header('origin')
  if (origin === undefined) return false
  const own = [c.req.header('host'), publicUrl ? new URL(publicUrl).host : undefined]
  return !own.includes(hostOf(origin))
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : origin)

/** Sets the cookie on pages; the browser's client repeats it in a header. */
export function giveCsrfCookie(publicUrl: string | null): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    if (getCookie(c, cookieName) !== undefined || !headers.get('content-type')?.startsWith('text/html'))
      return
    // A shared cache must not give one visitor's cookie to the next.
    if (headers.get('cache-control') !== 'no-store') c.header('cache-control', 'private, no-cache')
    setCookie(c, cookieName, randomBytes(16).toString('base64url'), {
      path: '/',
      sameSite: 'Lax',
      secure: isSecure(c, publicUrl),
    })
  }
}

const isSecure = (c: Context, publicUrl: string | null): boolean =>
  publicUrl?.startsWith('https:') ||
  new URL(c.req.url).protocol === 'https:' ||
  c.req.header('x-forwarded-proto') === 'https'
