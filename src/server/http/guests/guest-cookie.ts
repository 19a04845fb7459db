import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { days } from '../../../contract/durations.ts'
import { isSecure } from '../csrf.ts'
import { hashToken } from '../session.ts'

/** How long a browser keeps a cart without an account after its last use. */
export const guestKeptMs = days(30)

/** The cookie by which a browser finds its cart without an account. The server keeps only its hash. */
export type GuestCookie = {
  /** Of what the browser sent; several where somebody doubled the cookie, and none that the shop cannot have made. */
  tokens: readonly string[]
  keep: (token: string) => void
  drop: () => void
}

/** Of a caller that keeps no cookies. */
export const noGuestCookie: GuestCookie = { tokens: [], keep: () => {}, drop: () => {} }

export const guestCookieName = 'guest'
const prefixedName = `__Host-${guestCookieName}`
const wellFormed = /^[\w-]{43}$/

/** More are not looked up. */
const maxCookies = 3

export function guestCookieOf(c: Context, publicUrl: string | null): GuestCookie {
  const secure = isSecure(c, publicUrl)
  const name = secure ? prefixedName : guestCookieName
  // A link on another site may lead here, but not change a cart.
  const sent = c.req.header('sec-fetch-site') === 'cross-site' ? '' : (c.req.header('cookie') ?? '')
  const options = {
    ...({ path: '/', httpOnly: true, sameSite: 'Lax' } as const),
    ...(secure ? ({ prefix: 'host', secure } as const) : {}),
  }
  return {
    tokens: cookiesNamed(sent, name)
      .filter(token => wellFormed.test(token))
      .slice(0, maxCookies),
    keep: token => setCookie(c, guestCookieName, token, { ...options, maxAge: guestKeptMs / 1_000 }),
    drop: () => void deleteCookie(c, guestCookieName, options),
  }
}

/** Libraries keep one of several cookies with a name; all are needed here. */
const cookiesNamed = (header: string, name: string): string[] => [
  ...new Set(
    header
      .split(';')
      .map(pair => pair.trim())
      .filter(pair => pair.startsWith(`${name}=`))
      .map(pair => pair.slice(name.length + 1)),
  ),
]

export const hashesOf = ({ tokens }: Pick<GuestCookie, 'tokens'>): string[] => tokens.map(hashToken)
