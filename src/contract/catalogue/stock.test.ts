import { expect, test } from 'vitest'
import { choicesOf, optionsWithStock, piecesLeft, sellingShelves, shelfOf } from './stock.ts'

const shelf = (color: string, size: string, quantity = 1) => ({ color, size, quantity })
const common = shelf('', '', 5)
const rust = shelf('Rust', '', 4)
const medium = shelf('', 'M', 3)
const rustMedium = shelf('Rust', 'M', 2)

test('a choice is sold from its own shelf, else from that of its colour, of its size, or the common one', () => {
  const choice = { color: 'Rust', size: 'M' }
  const stock = [common, rust, medium, rustMedium]
  for (const [gone, serving] of [rustMedium, rust, medium, common].entries()) {
    const order = [rustMedium, rust, medium, common].slice(gone)
    expect(
      shelfOf(
        stock.filter(each => order.includes(each)),
        choice,
      ),
    ).toBe(serving)
  }
  expect(shelfOf([shelf('Teal', 'M')], choice)).toBeUndefined()
})

test('without a colour or size only the shelves for all colours or sizes count', () => {
  expect(piecesLeft([rustMedium, medium], { size: 'M' })).toBe(3)
  expect(piecesLeft([rustMedium, medium], {})).toBe(0)
  expect(piecesLeft([rustMedium, common], { color: '', size: undefined })).toBe(5)
})

test('a shelf that no choice is sold from sells nothing', () => {
  const options = { colours: ['Rust'], sizes: ['S', 'M'] }
  expect(choicesOf({ colours: [], sizes: ['S', 'M'] })).toEqual([
    { color: '', size: 'S' },
    { color: '', size: 'M' },
  ])
  expect(sellingShelves([common, rust, medium], options)).toEqual(new Set([rust]))
  expect(sellingShelves([common, medium], options)).toEqual(new Set([common, medium]))
})

test('stock is kept by colour or size if any shelf names one', () => {
  expect(optionsWithStock([common])).toEqual({ color: false, size: false })
  expect(optionsWithStock([common, medium])).toEqual({ color: false, size: true })
  expect(optionsWithStock([rust])).toEqual({ color: true, size: false })
})

test('a choice that no shelf serves adds nothing to what is sold', () => {
  expect(sellingShelves([medium], { colours: [], sizes: ['S', 'M'] })).toEqual(new Set([medium]))
})

test('stock is kept by colour if only one of several shelves names one', () => {
  expect(optionsWithStock([common, rustMedium])).toEqual({ color: true, size: true })
  expect(optionsWithStock([medium, rust])).toEqual({ color: true, size: true })
})

test('of what serves a choice, what names more of it is nearer, then colour before size before third option', () => {
  const choice = { color: 'Rust', size: 'M', third: 'Stitched' }
  const on = (color: string, size: string, third?: string) => ({ ...shelf(color, size), third })
  const nearestFirst = [
    on('Rust', 'M', 'Stitched'),
    on('Rust', 'M'),
    on('Rust', '', 'Stitched'),
    on('', 'M', 'Stitched'),
    on('Rust', ''),
    on('', 'M'),
    on('', '', 'Stitched'),
    on('', ''),
  ]
  const others = [on('Rust', 'M', 'Unstitched'), on('Teal', 'M', 'Stitched'), on('', '', 'Unstitched')]
  for (const [gone, serving] of nearestFirst.entries())
    expect(shelfOf([...others, ...nearestFirst.slice(gone).toReversed()], choice)).toBe(serving)
  expect(shelfOf(others, choice)).toBeUndefined()
  expect(shelfOf([on('Rust', 'M', 'Stitched')], { color: 'Rust', size: 'M' })).toBeUndefined()
})

test('a third option makes a choice of each of its values', () => {
  const options = { colours: ['Rust'], sizes: ['S', 'M'], thirds: ['Unstitched', 'Stitched'] }
  expect(choicesOf(options)).toHaveLength(4)
  expect(choicesOf(options)[1]).toEqual({ color: 'Rust', size: 'S', third: 'Stitched' })
  expect(optionsWithStock([{ ...common, third: 'Stitched' }])).toMatchObject({ third: true })
})
