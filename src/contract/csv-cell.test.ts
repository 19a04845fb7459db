import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardCell, unguardCell } from './csv-cell.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+92 300', "'+92 300"],
  ['-5', "'-5"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ["'=1", "''=1"],
  ["''+x", "'''+x"],
  ['＝1', "'＝1"],
  ['a;=1+1', "a;'=1+1"],
  ['a|=1+1', "a|'=1+1"],
  ['a\t@sum', "a\t'@sum"],
  ["a;b;'-2+3", "a;b;''-2+3"],
  ['a\r\n=1', "a\r\n'=1"],
  ['Soft; light - and fine\n\nWash cold', 'Soft; light - and fine\n\nWash cold'],
])('%j is written as a cell that is no formula, and read back as it was', (text, cell) => {
  expect(guardCell(text)).toBe(cell)
  expect(unguardCell(cell)).toBe(text)
})

const tricky = fc.string({ unit: fc.constantFrom('a', ' ', '=', ';', '|', '\t', '\n', "'", '-', 'ک') })

test('any text is read back as it was, and no part of its cell between separators begins a formula', () => {
  fc.assert(
    fc.property(fc.oneof(tricky, fc.string()), text => {
      const cell = guardCell(text)
      expect(unguardCell(cell)).toBe(text)
      for (const part of cell.split(/[;|\t\r\n]/)) expect(part).not.toMatch(/^[=+\-@＝＋－＠]/)
    }),
  )
})
