import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const sha = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`

test('loads no picture of another site', () => {
  expect(contentSecurityPolicy([])).toContain("img-src 'self' data:;")
})

test('never allows unsafe inline scripts', () => {
  const policy = contentSecurityPolicy([sha('one()')])
  expect(policy).toContain(`script-src 'self' '${sha('one()')}';`)
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy.split('; ').find(part => part.startsWith('script-src'))).not.toContain('unsafe')
})

test('opens sockets in development only', () => {
  expect(contentSecurityPolicy([])).toContain("connect-src 'self';")
  expect(contentSecurityPolicy([], { development: true })).toContain("connect-src 'self' ws: wss:;")
})

test('lets the card provider in only where the shop takes its cards, on every page alike', () => {
  expect(contentSecurityPolicy([])).not.toContain('stripe')
  const policy = contentSecurityPolicy([], { stripeScript: true })
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;")
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
  expect(policy).toMatch(/frame-src 'self' [^;]*https:\/\/hooks\.stripe\.com;/)
})
