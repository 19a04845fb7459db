import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guard, joinList, splitList, unguard } from './cells.ts'

test.each(['=1+1', '+92 300', '-5', '@sum', '\tx', "'=1", "''+x", '＝1'])(
  '%j is no formula in a cell, and comes back',
  text => {
    expect(guard(text)).toBe(`'${text}`)
    expect(unguard(guard(text))).toBe(text)
  },
)

const tricky = fc.string({ unit: fc.constantFrom('a', ' ', '=', '|', '\\', "'", '-', '*', 'ک') })

test('any text comes back from a cell as it was', () => {
  fc.assert(
    fc.property(fc.oneof(tricky, fc.string()), text => {
      expect(unguard(guard(text))).toBe(text)
    }),
  )
})

test('any list comes back from a cell as it was', () => {
  const part = fc.oneof(tricky, fc.string()).map(text => text.trim())
  const value = fc.array(part, { minLength: 1, maxLength: 3 }).filter(parts => parts.at(-1) !== '')
  fc.assert(
    fc.property(fc.array(value), list => {
      expect(splitList(joinList(list))).toEqual(list)
    }),
  )
})

test('a list is written as a person would write it', () => {
  expect(
    joinList([
      ['Rust', '#aa3322', '/media/r/960.webp'],
      ['Sea | sky', ''],
      ['A=B', '', 'x'],
    ]),
  ).toBe('Rust = #aa3322 = /media/r/960.webp | Sea \\| sky | A\\=B =  = x')
  expect(splitList('S|M | XL |')).toEqual([['S'], ['M'], ['XL']])
  expect(splitList('')).toEqual([])
})
