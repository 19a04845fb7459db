import { expect, test } from 'vitest'
import { isLink, isOwnPath } from './link.ts'

test.each([
  ['/', true],
  ['/search?q=lawn&size=M#top', true],
  ['/category/w-hand-work', true],
  ['/search?q=لان', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/a\\b', false],
  ['/a b', false],
  ['/a\u0000b', false],
  ['/a\u202eb', false],
  ['category/w-hand-work', false],
  ['https://www.instagram.com/meena.lawn/', true],
  ['HTTPS://example.com', true],
  ['http://example.com', false],
  ['https://localhost/admin', false],
  ['https://user:pass@example.com', false],
  ['https://exa mple.com', false],
  ['https://', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hello', false],
  ['mailto:meena@example.com', false],
  ['', false],
])('%j is a link: %s', (text, expected) => {
  expect(isLink(text)).toBe(expected)
})

test('only addresses of the shop are its own paths', () => {
  expect([isOwnPath('/search'), isOwnPath('https://example.com/search')]).toEqual([true, false])
})
