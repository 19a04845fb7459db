import { expect, test } from 'vitest'
import { keptByAfter } from './stock-rows.ts'

const colors = [{ key: 'c', name: 'Rose', hex: '', image: '' }]
const sizes = [{ key: 's', value: 'S' }]
const none = {
  keptBy: 'one' as const,
  cells: {},
  skus: {},
  costs: {},
  barcodes: {},
  colors: [],
  sizes: [],
  thirds: [],
}

test('stock is counted by size as soon as a new product has sizes', () => {
  expect(keptByAfter(none, { ...none, sizes })).toBe('size')
  expect(keptByAfter({ ...none, colors }, { ...none, colors, sizes })).toBe('both')
  expect(keptByAfter({ ...none, sizes }, { ...none, keptBy: 'size', colors, sizes })).toBe('both')
})

test('colors alone and a size without a name change nothing', () => {
  expect(keptByAfter(none, { ...none, colors })).toBe('one')
  expect(keptByAfter(none, { ...none, sizes: [{ key: 's', value: ' ' }] })).toBe('one')
})

test('a choice made by hand stays until options are added or removed', () => {
  const more = [...sizes, { key: 't', value: 'M' }]
  expect(keptByAfter({ ...none, sizes }, { ...none, sizes: more })).toBe('one')
})

test('counts that are typed keep their table', () => {
  const cells = { '["","s"]': '3' }
  expect(keptByAfter({ ...none, sizes }, { ...none, keptBy: 'size', cells, colors, sizes })).toBe('size')
})

test('without the last size it is one number again', () => {
  expect(keptByAfter({ ...none, colors, sizes }, { ...none, keptBy: 'both', colors })).toBe('one')
})

test('SKUs that are typed keep their table, but for the one of the whole product', () => {
  const typed = { ...none, keptBy: 'size' as const, colors, sizes, costs: {}, skus: { '["","s"]': 'K-1' } }
  expect(keptByAfter({ ...none, sizes }, typed)).toBe('size')
  expect(keptByAfter(none, { ...none, sizes, skus: { '["",""]': 'K-1' } })).toBe('size')
})

test('a third option is counted as soon as a new product has one, beside what it has already', () => {
  const thirds = [{ key: 't', value: 'Stitched' }]
  expect(keptByAfter(none, { ...none, thirds })).toBe('third')
  expect(keptByAfter({ ...none, sizes }, { ...none, keptBy: 'size', sizes, thirds })).toBe('sizeThird')
  expect(keptByAfter({ ...none, colors, sizes }, { ...none, keptBy: 'both', colors, sizes, thirds })).toBe(
    'all',
  )
  expect(keptByAfter({ ...none, thirds }, { ...none, keptBy: 'third' })).toBe('one')
})
