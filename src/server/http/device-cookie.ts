import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { days } from '../../contract/durations.ts'
import { isSecure } from './csrf.ts'
import { hashToken } from './session.ts'

/** The browser a call comes from. The server keeps only the hash of its random id. */
export type Device = {
  /** Null for a browser that has never signed in here, and for programs without cookies. */
  hash: string | null
  /** Gives the browser an id, or the one it has for another year; returns its hash. */
  remember: () => string
}

/** A caller that keeps no cookies. */
export const noDevice: Device = { hash: null, remember: () => hashToken(newId()) }

const cookieName = 'device'
const prefixedName = `__Host-${cookieName}`
const wellFormed = /^[\w-]{32}$/

const newId = () => randomBytes(24).toString('base64url')

export function deviceOf(c: Context, publicUrl: string | null): Device {
  const secure = isSecure(c, publicUrl)
  const given = getCookie(c, secure ? prefixedName : cookieName)
  const id = given !== undefined && wellFormed.test(given) ? given : null
  const remember = () => {
    const kept = id ?? newId()
    const prefix = secure ? ({ prefix: 'host', secure } as const) : {}
    const maxAge = days(365) / 1_000
    setCookie(c, cookieName, kept, { path: '/', httpOnly: true, sameSite: 'Strict', maxAge, ...prefix })
    return hashToken(kept)
  }
  return { hash: id && hashToken(id), remember }
}
