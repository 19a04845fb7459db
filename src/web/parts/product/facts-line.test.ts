import { expect, test } from 'vitest'
import { factsLine } from './facts-line.ts'

const product = (changes: Partial<Parameters<typeof factsLine>[0]> = {}) => ({
  ...{ title: 'Bahar', description: 'A straight kurta.', Material: [], included: [] },
  ...changes,
})

const made = (...names: string[]) => names.map(Material => ({ Material }))

test('a card says how many pieces there are, and of which cloth', () => {
  const lawn = made('Cotton lawn')
  expect(factsLine(product({ title: 'Bahar Lawn 2-Piece', Material: lawn }))).toBe('2-piece, cotton lawn')
  expect(factsLine(product({ description: 'Three pieces for Eid.', Material: lawn }))).toBe(
    '3-piece, cotton lawn',
  )
  expect(factsLine(product({ Material: lawn }))).toBe('Cotton lawn')
  expect(factsLine(product({ Material: made('PVC') }))).toBe('PVC')
})

test('of several materials the main one is named, and none that the shopper chooses', () => {
  const Material = made('Raw silk', 'Zari thread')
  expect(factsLine(product({ Material, included: ['Material'] }))).toBe('Raw silk')
  expect(factsLine(product({ Material }))).toBe('A straight kurta.')
})

test('a count of something else is no count of pieces', () => {
  expect(factsLine(product({ description: 'Four buttons, a masterpiece.' }))).toBe(
    'Four buttons, a masterpiece.',
  )
})

test('a long description ends with a whole word, and one endless word ends somewhere', () => {
  const line = factsLine(product({ description: 'lawn '.repeat(2_000) }))
  expect(line).toMatch(/^(lawn )+lawn$/)
  expect(line.length).toBeLessThanOrEqual(140)
  expect(factsLine(product({ description: 'l'.repeat(9_000) }))).toHaveLength(140)
})
