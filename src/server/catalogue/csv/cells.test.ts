import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinList, splitList } from './cells.ts'

const tricky = fc.string({ unit: fc.constantFrom('a', ' ', '=', '|', '\\', "'", '-', '*', 'ک') })

test('splitList reads any list as joinList wrote it', () => {
  const part = fc.oneof(tricky, fc.string()).map(text => text.trim())
  const value = fc.array(part, { minLength: 1, maxLength: 3 }).filter(parts => parts.at(-1) !== '')
  fc.assert(
    fc.property(fc.array(value), list => {
      expect(splitList(joinList(list))).toEqual(list)
    }),
  )
})

test('a cell separates values by | and the parts of a value by =', () => {
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
