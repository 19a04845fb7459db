import { expect, test } from 'vitest'
import { careNotes } from './care-notes.ts'

test('finds how to look after a piece in what is said about it', () => {
  const description = 'Rows of kantha across the chest. It softens with every wash; cold water, no bleach.'
  expect(careNotes(description)).toEqual(['It softens with every wash; cold water, no bleach.'])
  expect(careNotes('A kurta. Dry clean only.')).toEqual(['Dry clean only.'])
})

test('finds nothing where nothing is said', () => {
  expect(careNotes('Buttons catch the iron-grey light')).toEqual([])
  expect(careNotes('')).toEqual([])
})
