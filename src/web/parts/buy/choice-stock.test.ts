import { expect, test } from 'vitest'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { soldOutText } from '../../store/product/stock-line.tsx'
import { readChoice } from './choice.ts'
import { stockOf } from './choice-stock.ts'

const options = { color: ['Ivory', 'Rose'], size: ['S', 'M', 'L'], third: [], length: [], material: [] }

/** Shelves by colour and size: `{ 'Rose/M': 3, '/': 9 }`. */
function look(shelves: Record<string, number>, address: string) {
  const stock = Object.entries(shelves).map(([key, quantity]) => {
    const [color = '', size = ''] = key.split('/')
    return { color, size, quantity }
  })
  // Only the shelves are looked at.
  return stockOf({ stock } as Product, options, readChoice(options, stock, new URLSearchParams(address)))
}

test('tells how many are left of a choice whose pieces lie apart', () => {
  const stock = look({ '/': 9, '/M': 3 }, 'size=M')
  expect(stock).toMatchObject({ left: 3, of: 'M', soldOut: false })
})

test('names nothing where all pieces lie together', () => {
  expect(look({ '/': 4 }, 'size=M')).toMatchObject({ left: 4, of: '' })
})

test('a colour keeps the chosen size though it has none, and says where there is some', () => {
  const stock = look({ 'Ivory/': 5, 'Rose/S': 2, 'Rose/M': 0, 'Rose/L': 1 }, 'color=Rose&size=M')
  expect(stock).toMatchObject({ left: 0, of: 'Rose, M', elsewhere: 'Rose is in stock in S and L.' })
  expect(stock.soldOutSizes).toEqual(new Set(['M']))
  expect(stock.soldOutColors).toEqual(new Set())
  expect(soldOutText(stock)).toBe('Sold out in Rose, M')
})

test('a colour without any size is sold out, and the chosen size is told in others', () => {
  const stock = look({ 'Ivory/': 5, 'Rose/': 0 }, 'color=Rose&size=L')
  expect(stock.soldOutColors).toEqual(new Set(['Rose']))
  expect(stock).toMatchObject({ of: 'Rose', elsewhere: 'L is in stock in Ivory.', soldOut: false })
})

test('points to other colours and sizes when neither the colour nor the size is to be had', () => {
  const stock = look({ '/': 5, 'Rose/': 0, '/S': 0 }, 'color=Rose&size=S')
  expect(stock).toMatchObject({ of: 'Rose', elsewhere: 'Other sizes are in stock in Ivory.' })
})

test('a product of which nothing can be bought is sold out whatever is chosen', () => {
  const stock = look({ '/': 0 }, 'size=L')
  expect(stock).toMatchObject({ left: 0, soldOut: true, elsewhere: '' })
  expect(soldOutText(stock)).toBe('Sold out')
})

test('while no size is chosen, it tells the most that any size of the colour has', () => {
  const stock = look({ 'Ivory/S': 0, 'Ivory/M': 2, 'Ivory/L': 7, 'Rose/M': 9 }, 'color=Ivory')
  expect(stock).toMatchObject({ left: 7, needsSize: true, of: 'Ivory', soldOut: false, elsewhere: '' })
  expect(stock.soldOutSizes).toEqual(new Set(['S']))
  expect(look({ '/': 4 }, 'size=M').needsSize).toBe(false)
})

test('a colour that is sold out in every size says so before a size is chosen', () => {
  const stock = look({ 'Ivory/': 5, 'Rose/': 0 }, 'color=Rose')
  expect(stock).toMatchObject({ left: 0, needsSize: true, of: 'Rose' })
  expect(soldOutText(stock)).toBe('Sold out in Rose')
})

test('a value of the third option that the chosen size lacks is sold out, and the others are named', () => {
  const stitched = ['Unstitched', 'Stitched']
  const rows = [
    { color: '', size: 'S', third: 'Unstitched', quantity: 2 },
    { color: '', size: 'S', third: 'Stitched', quantity: 0 },
    { color: '', size: 'M', third: 'Stitched', quantity: 1 },
  ]
  const suit = { ...options, color: [], third: stitched }
  const at = (address: string) => {
    const choice = readChoice(suit, rows, new URLSearchParams(address))
    // Only the shelves are looked at.
    return { choice, stock: stockOf({ stock: rows } as Product, suit, choice) }
  }
  const { stock } = at('size=S&third=Stitched')
  expect(stock).toMatchObject({ left: 0, of: 'S, Stitched', elsewhere: 'S is in stock in Unstitched.' })
  expect(stock.soldOutThirds).toEqual(new Set(['Stitched']))
  expect(stock.soldOutSizes).toEqual(new Set(['S', 'L']))
  expect(at('third=Unstitched').stock.soldOutSizes).toEqual(new Set(['M', 'L']))
  expect(at('size=M').choice).toMatchObject({ size: 'M', third: 'Stitched' })
  expect(at('').choice).toMatchObject({ size: null, third: 'Unstitched' })
})

test('a value that no size has points to the values that are there, and never to sizes that are none', () => {
  const bare = { ...options, color: ['Rust', 'Teal'], size: [], third: ['Unstitched', 'Stitched'] }
  const look = (shape: typeof bare | typeof sized, rows: Product['stock'], address: string) =>
    // Only the shelves are looked at.
    stockOf({ stock: rows } as Product, shape, readChoice(shape, rows, new URLSearchParams(address)))
  const sized = { ...bare, color: [], size: ['S', 'M'] }
  const rows = [
    { color: '', size: 'S', third: 'Unstitched', quantity: 2 },
    { color: '', size: 'M', third: 'Unstitched', quantity: 2 },
    { color: '', size: '', third: 'Stitched', quantity: 0 },
  ]
  expect(look(sized, rows, 'third=Stitched')).toMatchObject({
    left: 0,
    elsewhere: 'It is in stock in Unstitched.',
  })
  const teal = [
    { color: 'Teal', size: '', third: 'Unstitched', quantity: 1 },
    { color: '', size: '', quantity: 0 },
  ]
  expect(look(bare, teal, 'color=Rust&third=Stitched').elsewhere).toBe('Other choices are in stock in Teal.')
})
