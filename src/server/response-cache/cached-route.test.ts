import { expect, test } from 'vitest'
import { type CachedRoute, createAddressReader } from './cached-route.ts'

const routes: CachedRoute[] = [
  { path: '/', query: [], personal: ['order'] },
  { path: '/category/:cid', query: ['size', 'sort'] },
  { path: '/feed/products.xml', query: [] },
]
const read = createAddressReader(routes)
const pathOf = (address: string) => read(address)?.path ?? null

test('an address has one spelling: parameters in order, those that change nothing left out', () => {
  expect(pathOf('/category/kurtas?utm_source=mail&sort=newest&size=M&size=S&fbclid=1')).toBe(
    '/category/kurtas?size=M&size=S&sort=newest',
  )
  expect(pathOf('/category/kurtas?')).toBe('/category/kurtas')
  expect(pathOf('/?gclid=7')).toBe('/')
})

test('other spellings of a path, and parameters without a value, are left to the application', () => {
  for (const address of [
    '/category/%6burtas',
    '/category/..',
    '/category/.',
    '/category/..\\x',
    '/category/kurtas?size=',
  ])
    expect(pathOf(address), address).toBeNull()
})

test('an address with filters is of the long tail, one without is not', () => {
  expect(read('/category/kurtas?size=M')?.isLongTail).toBe(true)
  expect(read('/category/kurtas?utm_source=mail')?.isLongTail).toBe(false)
})

test('what is not public, or is one person’s, is not kept', () => {
  for (const address of [
    '/login',
    '/category',
    '/category/a/b',
    '/feed/productsXxml',
    '//evil.example/',
    '*',
    '',
  ])
    expect(pathOf(address), address).toBeNull()
  expect(pathOf('/?order=7')).toBeNull()
})

test('an address of any length costs no more than it may', () => {
  expect(pathOf(`/category/kurtas?size=${'M'.repeat(900)}`)).not.toBeNull()
  expect(pathOf(`/category/kurtas?size=${'M'.repeat(1_000)}`)).toBeNull()
})
