import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts'

const sha = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`

test('allows each inline script by its hash, once', () => {
  const html = '<script>one()</script><p>x</p><script type="module">two()</script><script>one()</script>'
  expect(inlineScriptHashes(html)).toEqual([sha('one()'), sha('two()')])
})

test('leaves scripts from a file to the source list', () => {
  expect(inlineScriptHashes('<script type="module" async src="/a.js"></script>')).toEqual([])
})

test('spends no hash on facts that never run', () => {
  const html = '<script type="application/ld+json">{"name":"Kurta"}</script><script>go()</script>'
  expect(inlineScriptHashes(html)).toEqual([sha('go()')])
})

test('finds the end of a tag whose attribute holds a bracket', () => {
  expect(inlineScriptHashes(`<script data-a="x>y" data-b='>'>go()</script>`)).toEqual([sha('go()')])
})

test('does not take an attribute that merely ends in src for a source', () => {
  expect(inlineScriptHashes('<script data-src="x">go()</script>')).toEqual([sha('go()')])
})

test('hashes line ends as the browser keeps them', () => {
  expect(inlineScriptHashes('<script>a()\r\nb()\rc()</script>')).toEqual([sha('a()\nb()\nc()')])
})

test('never allows unsafe inline scripts', () => {
  const policy = contentSecurityPolicy('<script>one()</script>')
  expect(policy).toContain(`script-src 'self' '${sha('one()')}';`)
  expect(policy).toContain("object-src 'none'")
  expect(policy.split('; ').find(part => part.startsWith('script-src'))).not.toContain('unsafe')
})

test('opens sockets in development only', () => {
  expect(contentSecurityPolicy('')).toContain("connect-src 'self';")
  expect(contentSecurityPolicy('', { development: true })).toContain("connect-src 'self' ws: wss:;")
})

test('lets the card provider in only where the shop takes its cards, on every page alike', () => {
  expect(contentSecurityPolicy('')).not.toContain('stripe')
  const policy = contentSecurityPolicy('', { stripeScript: true })
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;")
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
  expect(policy).toMatch(/frame-src 'self' [^;]*https:\/\/hooks\.stripe\.com;/)
})
