import { expect, test } from 'vitest'
import { readCodes } from './read-codes.ts'

test('a pasted list has a code in each line, and perhaps a number of pieces, as sheets and scanners write them', () => {
  const text = 'K-RS\t12\r\nK-RM; 3\n4006381333931,۲\n\nA code 7\nK-RL\t\n'
  expect(readCodes(text)).toEqual({
    codes: [
      { code: 'K-RS', count: 12 },
      { code: 'K-RM', count: 3 },
      { code: '4006381333931', count: 2 },
      { code: 'A code 7', count: 1 },
    ],
    refused: ['K-RL (no number of pieces)'],
  })
})

test('the headings of a sheet, numbers that are none and what is too long are left out with the reason', () => {
  expect(readCodes(`SKU\tPieces\nK-RS\t-3\nK-RM\t1.5\n${'x'.repeat(65)}\t1\n\t4`).refused).toEqual([
    'SKU\tPieces (no number of pieces)',
    'K-RS\t-3 (no number of pieces)',
    'K-RM\t1.5 (no number of pieces)',
    `${'x'.repeat(64)} (no SKU or barcode)`,
    '4 (no SKU or barcode)',
  ])
})

test('of a longer list the first 500 lines are read, and the others are told', () => {
  const { codes, refused } = readCodes(Array.from({ length: 502 }, (_, nth) => `K-${nth}`).join('\n'))
  expect([codes.length, refused]).toEqual([500, ['2 more lines (at most 500 at once)']])
})
