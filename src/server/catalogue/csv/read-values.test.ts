import { expect, test } from 'vitest'
import { readAmount, readPieces, readTime } from './read-values.ts'

/** What a reader makes of a text, with the errors it adds. */
function read<T>(reader: (text: string, addError: (message: string) => void) => T, text: string) {
  const errors: string[] = []
  return { value: reader(text, message => errors.push(message)), errors }
}

const readIn = (currency: string, text: string, hasDecimalCommas = false) =>
  read((typed, addError) => readAmount(typed, { currency, hasDecimalCommas }, addError), text)

test.each([
  ['48', 48],
  ['48.05', 48.05],
  ['$48', 48],
  ['$ 48', 48],
  ['1,050', 1050],
  ['$12,050.25', 12050.25],
  ['123,456,789', 123456789],
])('the amount %s is read as %d dollars', (text, value) => {
  expect(readIn('USD', text)).toEqual({ value, errors: [] })
})

test.each([
  ['2,499', 2499],
  ['Rs 2,499', 2499],
  ['Rs. 2,499.00', 2499],
  ['rs2499', 2499],
  ['PKR 2,499', 2499],
  ['₨ 2,499', 2499],
  ['Rs 1,500/-', 1500],
  ['1,500 /-', 1500],
  ['1500.00/-', 1500],
  ['1.500/-', 1500],
  ['1,50,000', 150000],
  ['1 499,00', 1499],
  ['1\u00a0499,00', 1499],
  ['1\u202f499.50', 1499.5],
  ['2,499 PKR', 2499],
  ['2499 Rs.', 2499],
  ['\u200e۱۵۰۰\u200f', 1500],
  ['١٬٥٠٠', 1500],
  ['１５００', 1500],
])('the amount %s is read as %d rupees', (text, value) => {
  expect(readIn('PKR', text)).toEqual({ value, errors: [] })
})

test.each([
  ['48', 48],
  ['48,5', 48.5],
  ['1.048,50', 1048.5],
  ['1.234.567', 1234567],
  ['1.234.567,89', 1234567.89],
  ['1,048.50', 1048.5],
  ['1500', 1500],
  ['1500,00', 1500],
  ['48.05', 48.05],
  ['0,125', 0.125],
  ['€ 2.499,00', 2499],
  ['2.499,00 €', 2499],
  ['1 499,00', 1499],
  ['1\u00a0499', 1499],
])('where decimals may have a comma, %s is %d', (text, value) => {
  expect(readIn('EUR', text, true)).toEqual({ value, errors: [] })
})

test.each([
  ['1.500', '"1.500" could be 1500 or 1.5. Write 1500, or two decimals.'],
  ['12,345', '"12,345" could be 12345 or 12.345. Write 12345, or two decimals.'],
])('where %s could be two amounts, it is asked for again', (text, error) => {
  expect(readIn('EUR', text, true)).toEqual({ value: 1, errors: [error] })
})

test('a point before three digits is asked for in every file', () => {
  expect(readIn('PKR', 'Rs 1.500').errors).toEqual([
    '"1.500" could be 1500 or 1.5. Write 1500, or two decimals.',
  ])
})

test.each([
  ['PKR', '$48'],
  ['PKR', 'USD 48'],
  ['USD', 'Rs 48'],
  ['EUR', '$48'],
])('in a shop that sells in %s, %s is an error', (currency, text) => {
  expect(readIn(currency, text).errors).toHaveLength(1)
})

test.each([
  '',
  'free',
  '-3',
  '.5',
  '1.',
  'x48',
  '48x',
  '4$8',
  '$$4',
  ',500',
  '1,05',
  '1234,567',
  '1,050,5',
  '1,050x',
  '1 05',
  '1 050,500.00',
  '-1 050',
  '/-',
  'x1,050',
])('the amount %j is an error, and a valid amount stands in for it', text => {
  expect(readIn('USD', text)).toEqual({
    value: 1,
    errors: ['Give the amount as a number, for example 48.00.'],
  })
})

test.each([
  ['0', 0],
  ['7', 7],
  ['1234567', 1234567],
])('%s is a number of pieces', (text, value) => {
  expect(read(readPieces, text)).toEqual({ value, errors: [] })
})

test.each(['', '-1', '1.5', 'x1', '1x', '12345678'])('%j is no number of pieces', text => {
  expect(read(readPieces, text)).toEqual({
    value: 0,
    errors: [`Use a whole number of pieces, not "${text}".`],
  })
})

test('a long text that is no number of pieces is shortened in the error', () => {
  expect(read(readPieces, 'm'.repeat(41)).errors).toEqual([
    `Use a whole number of pieces, not "${'m'.repeat(40)}".`,
  ])
})

test.each([
  ['2026-11-21T09:00Z', '2026-11-21T09:00:00.000Z'],
  ['2026-11-21T09:00:07Z', '2026-11-21T09:00:07.000Z'],
  ['2026-11-21T09:00:07.25Z', '2026-11-21T09:00:07.250Z'],
  ['2026-11-21T09:00:00+05:00', '2026-11-21T04:00:00.000Z'],
  ['2026-11-21T09:00:00-03:30', '2026-11-21T12:30:00.000Z'],
])('the time %s is read as %s', (text, value) => {
  expect(read(readTime, text)).toEqual({ value, errors: [] })
})

test.each([
  'tomorrow',
  '2026-11-21',
  '2026-11-21T09:00',
  '2026-11-21 09:00Z',
  ' 2026-11-21T09:00Z',
  '2026-11-21T09:00Z ',
  '2026-13-21T09:00Z',
])('the time %j is an error', text => {
  expect(read(readTime, text)).toEqual({
    value: null,
    errors: ['Write the time like 2026-11-21T09:00:00Z.'],
  })
})
