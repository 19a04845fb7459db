import { expect, test } from 'vitest'
import { isPictureAddress } from './picture-address.ts'

test.each([
  '/media/01936b2e/960.webp',
  '/media/a..b/960.webp',
  '/a.webp?x=../..',
  'https://cdn.shopify.com/s/files/1/kurta.jpg?v=1',
  'https://shop.example/a..b.jpg',
  'https://xn--mgbai9azgqp6j.example/a.jpg',
])('%s may be the address of a picture', address => {
  expect(isPictureAddress(address)).toBe(true)
})

test.each([
  '/media/../../etc/passwd',
  '/media/..',
  '/./media',
  '/media/%2e%2e/admin',
  '/media/.%2E/admin',
  '/media/a%2f..%2fb',
  'http://shop.example/a.jpg',
  'https://localhost/a.jpg',
  'https://printer.local/a.jpg',
  'https://db.internal/a.jpg',
  'https://intranet/a.jpg',
  'https://127.0.0.1/a.jpg',
  'https://2130706433/a.jpg',
  'https://0x7f.1/a.jpg',
  'https://10.0.0.5/a.jpg',
  'https://[::1]/a.jpg',
  'https://[fd00::1]/a.jpg',
  'https://8.8.8.8/a.jpg',
  'https://user:word@shop.example/a.jpg',
  'https://shop.example:8443/a.jpg',
  'https://',
])('%s may not', address => {
  expect(isPictureAddress(address)).toBe(false)
})
