import { expect, test } from 'vitest'
import { highlightMatches } from './highlight-matches.ts'

const matched = (title: string, words: string) =>
  highlightMatches(title, words)
    .filter(piece => piece.matched)
    .map(piece => piece.text)

test('marks the typed letters wherever they are, in any case', () => {
  expect(matched('Nilofer Chikankari Kurta', 'ku chi')).toEqual(['Chi', 'Ku'])
  expect(matched('Nilofer Kurta', 'frock')).toEqual([])
})

test('keeps the whole title', () => {
  const pieces = highlightMatches('Bahar Block-Printed Lawn 2-Piece', 'block (')
  expect(pieces.map(piece => piece.text).join('')).toBe('Bahar Block-Printed Lawn 2-Piece')
})

test('takes signs as they are', () => {
  expect(matched('a+b', '+')).toEqual(['+'])
})
