import { expect, test } from 'vitest'
import { nextPath } from './next-path.ts'

test('goes back to the page somebody came from, with its choices', () => {
  expect(nextPath('/add-to-cart')).toBe('/add-to-cart')
  expect(nextPath('/product/nilofer?color=Rose&size=M#fabric')).toBe(
    '/product/nilofer?color=Rose&size=M#fabric',
  )
})

test('goes home when nothing was asked for', () => {
  expect(nextPath(null)).toBe('/')
  expect(nextPath('')).toBe('/')
})

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  'evil.example',
  'add-to-cart',
])('never leaves the shop: %j', wanted => {
  expect(nextPath(wanted)).toBe('/')
})

test('does not go round in circles', () => {
  expect(nextPath('/login?next=/login')).toBe('/')
  expect(nextPath('/signup')).toBe('/')
})
