import { expect, test } from 'vitest'
import { sizesLeft } from './sizes-left.ts'

const product = (
  sizes: string[],
  stock: [color: string, size: string, quantity: number][],
  colours = [''],
) => ({
  Size: sizes.map(Size => ({ Size })),
  colors: colours.filter(Boolean).map(name => ({ name, image: '' })),
  stock: stock.map(([color, size, quantity]) => ({ color, size, quantity })),
})
const usual = ['S', 'M', 'L']

test('while every size can be had, the card says from which to which', () => {
  expect(sizesLeft(product(usual, [['', '', 4]]))).toBe('S to L')
  const byBoth: [string, string, number][] = [
    ...[['Rose', 'S', 0] as [string, string, number], ['Sage', 'S', 1] as [string, string, number]],
    ...[['Rose', 'M', 1] as [string, string, number], ['Rose', 'L', 1] as [string, string, number]],
  ]
  expect(sizesLeft(product(usual, byBoth, ['Rose', 'Sage']))).toBe('S to L')
})

test('once some are gone, those that are left are named', () => {
  expect(
    sizesLeft(
      product(usual, [
        ['', 'S', 1],
        ['', 'M', 2],
        ['', 'L', 0],
      ]),
    ),
  ).toBe('S, M left')
  expect(
    sizesLeft(
      product(usual, [
        ['', 'S', 0],
        ['', 'M', 2],
        ['', 'L', 0],
      ]),
    ),
  ).toBe('Only M left')
  const many = ['1Y', '2Y', '3Y', '4Y', '5Y', '6Y', '7Y']
  const stock = many.map((size, nth): [string, string, number] => ['', size, nth])
  expect(sizesLeft(product(many, stock))).toBe('6 of 7 sizes left')
})

test('one size is no choice, and what is sold out says so elsewhere', () => {
  expect(sizesLeft(product(['M'], [['', 'M', 3]]))).toBe('')
  expect(sizesLeft(product([], [['', '', 3]]))).toBe('')
  expect(sizesLeft(product(usual, [['', '', 0]]))).toBe('')
})
