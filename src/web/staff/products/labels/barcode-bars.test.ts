import { expect, test } from 'vitest'
import { barcodeBars } from './barcode-bars.ts'

/** '1' for dark, '0' for white, over the width of the barcode. */
function modulesOf(code: string): string | undefined {
  const drawn = barcodeBars(code)
  if (!drawn) return undefined
  const modules = Array.from({ length: drawn.width }, () => '0')
  for (const { from, width } of drawn.bars) modules.fill('1', from, from + width)
  return modules.join('')
}

test('a GTIN has the bars of its standard', () => {
  // GS1 General Specifications, 5.2: each digit by its table, between the guards.
  const left = ['0001011', '0101111', '0111101', '0110111']
  const right = ['1001110', '1110010', '1000100', '1011100']
  expect(modulesOf('96385074')).toBe(['101', ...left, '01010', ...right, '101'].join(''))
  expect(modulesOf('4006381333931')).toMatch(/^101[01]{42}01010[01]{42}101$/)
  expect(modulesOf('036000291452')).toMatch(/^101[01]{42}01010[01]{42}101$/)
})

test('an SKU, and digits that check to nothing, have the bars of Code 128', () => {
  // Start, one character, its check and the stop: three times eleven modules and thirteen.
  expect(modulesOf('A')).toMatch(/^11010010000[01]{22}1100011101011$/)
  expect(modulesOf('96385075')).toMatch(/1100011101011$/)
})

test('letters that scanners cannot read have no bars', () => {
  expect([barcodeBars('کرتا'), barcodeBars('kürti'), barcodeBars('')]).toEqual([null, null, null])
})
