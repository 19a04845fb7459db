import { expect, test } from 'vitest'
import { noFilters, readListQuery, writeListQuery } from './list-query.ts'

const read = (query: string) => readListQuery(new URLSearchParams(query))

test('reads every filter and the order from the address', () => {
  expect(read('size=S,M&color=Sage&minPrice=20&maxPrice=40.50&inStock=1&sort=price-asc')).toEqual({
    ...noFilters,
    size: ['S', 'M'],
    color: ['Sage'],
    minPrice: 20,
    maxPrice: 40.5,
    inStock: true,
    sort: 'price-asc',
  })
})

test('reads what a form sends without JavaScript', () => {
  const query = read('size=S&size=M&price=20-40&minPrice=&maxPrice=&sort=')
  expect(query).toEqual({ ...noFilters, size: ['S', 'M'], minPrice: 20, maxPrice: 40 })
  expect(read('price=-40').maxPrice).toBe(40)
  expect(read('price=60-')).toEqual({ ...noFilters, minPrice: 60 })
  expect(read('price=60-&minPrice=25').minPrice).toBe(25)
})

test('passes over what makes no sense or means harm', () => {
  const harm = [
    'sort=cheapest&inStock=yes&minPrice=-4&maxPrice=1e9&size=,,%20,',
    `size=${'x'.repeat(61)}&color=${encodeURIComponent('\u0000')}&price=<script>`,
    'minPrice=NaN&maxPrice=Infinity&price=a-b-c&size=%E2%80%AE',
  ]
  for (const query of harm) expect(read(query)).toEqual(noFilters)
})

test('takes names with the joiners of their script', () => {
  expect(read(`color=${encodeURIComponent('سبز\u200cرنگ')}`).color).toEqual(['سبز\u200cرنگ'])
})

test('never asks the shop for more than it takes', () => {
  const many = Array.from({ length: 400 }, (_, index) => `size ${index}`).join(',')
  expect(read(`size=${many}`).size.join(',').length).toBeLessThanOrEqual(500)
  expect(read('size=M,m,M').size).toEqual(['M'])
})

test('takes two prices the wrong way round as they were meant', () => {
  expect(read('minPrice=60&maxPrice=20')).toMatchObject({ minPrice: 20, maxPrice: 60 })
})

test('writes an address that reads the same, keeps the words and goes back to the first part', () => {
  const query = {
    ...noFilters,
    size: ['S', 'M'],
    color: ['Off white'],
    minPrice: 20,
    inStock: true,
    sort: 'saving' as const,
  }
  const address = writeListQuery(new URLSearchParams('q=kurta&show=72&size=XL&price=1-2'), query)
  expect(address).toBe('?q=kurta&size=S,M&color=Off+white&minPrice=20&inStock=1&sort=saving')
  expect(readListQuery(new URLSearchParams(address))).toEqual(query)
  expect(writeListQuery(new URLSearchParams('size=M&show=48'), noFilters)).toBe('')
})
