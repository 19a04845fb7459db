import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { takeTrustedScripts } from './trusted-scripts.ts'

const nonce = 'made-for-this-page'
const own = (code: string, attributes = '') => `<script${attributes} nonce="${nonce}">${code}</script>`
const sha = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`
const hashesOf = (html: string) => takeTrustedScripts(html, nonce).hashes

test('allows each script of the page’s own frame by its hash, once', () => {
  const html = `${own('one()')}<p>x</p>${own('two()', ' type="module"')}${own('one()')}`
  expect(hashesOf(html)).toEqual([sha('one()'), sha('two()')])
})

test('allows no script that came in with data', () => {
  for (const injected of [
    '<script>steal()</script>',
    '<script nonce="guessed">steal()</script>',
    '<script data-x="nonce">steal()</script>',
  ])
    expect(hashesOf(`${own('one()')}${injected}`)).toEqual([sha('one()')])
})

test('allows no data from which something breaks out', () => {
  const enqueue = (text: string) => own(`window.__reactRouterContext.streamController.enqueue(${text});`)
  expect(hashesOf(enqueue('"[{\\"title\\":\\"Kurta\\"}]\\n"'))).toHaveLength(1)
  for (const text of ['"a");steal();("b"', '"a"+steal()', 'steal()', '"a\\"', `"a");steal();//"`])
    expect(hashesOf(enqueue(text))).toEqual([])
})

test('the nonce does not leave the server', () => {
  const html = `<link rel="stylesheet" nonce="${nonce}" href="/a.css">${own('one()')}`
  expect(takeTrustedScripts(html, nonce).html).toBe(
    '<link rel="stylesheet" href="/a.css"><script>one()</script>',
  )
})

test('leaves scripts from a file to the source list', () => {
  expect(hashesOf(own('', ' type="module" async src="/a.js"'))).toEqual([])
})

test('finds the end of a tag whose attribute holds a bracket', () => {
  expect(hashesOf(own('go()', ` data-a="x>y" data-b='>'`))).toEqual([sha('go()')])
})

test('does not take an attribute that merely ends in src for a source', () => {
  expect(hashesOf(own('go()', ' data-src="x"'))).toEqual([sha('go()')])
})

test('hashes line ends as the browser keeps them', () => {
  expect(hashesOf(own('a()\r\nb()\rc()'))).toEqual([sha('a()\nb()\nc()')])
})
