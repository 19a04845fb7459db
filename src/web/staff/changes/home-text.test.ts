import { expect, test } from 'vitest'
import { pictureUrl } from '../../../contract/pictures.ts'
import { partsText } from './home-text.ts'

const always = { isOn: true, startsAt: null, endsAt: null }
const arrivals = { kind: 'arrivals', ...always, title: 'New Arrivals', count: 8 }
const deal = { kind: 'deal', ...always, title: 'Deal of the day' }
const picture = { url: pictureUrl('0193-4f2a', 960, 'webp'), width: 960, height: 960, focusX: 10, focusY: 90 }

test('parts that only moved are named, and of those that changed only what did', () => {
  const before = [arrivals, deal]
  const after = [
    { ...deal, isOn: false },
    { ...arrivals, title: 'Just in' },
  ]
  expect(partsText(after, before)).toBe('Deal of the day (not shown) / New arrivals: Just in')
  expect(partsText(before, after)).toBe('New arrivals: New Arrivals / Deal of the day')
})

test('what is deep in a part is told too', () => {
  const tiles = [{ category: 'kurtas', name: '', text: 'Soft', picture }]
  expect(partsText([{ kind: 'tiles', ...always, title: 'Shop by craft', tiles }], undefined)).toBe(
    'Category tiles: Shop by craft, kurtas, Soft, picture 4f2a at 10% 90%',
  )
})

test('the same words in another order are told in full', () => {
  const wordsOf = (...quotes: string[]) => [
    { kind: 'words', ...always, title: 'They say', quotes: quotes.map(words => ({ words })) },
  ]
  const [before, after] = [wordsOf('Soft.', 'Warm.'), wordsOf('Warm.', 'Soft.')]
  expect(partsText(before, after)).toBe('Customers’ words: They say, Soft., Warm.')
  expect(partsText(after, before)).toBe('Customers’ words: They say, Warm., Soft.')
})

test('dates are told as people read them', () => {
  const endsAt = '2026-12-31T12:00:00.000Z'
  expect(partsText([{ ...deal, endsAt }], [deal])).toMatch(/^Deal of the day: until 31 Dec 2026, \d\d:\d\d$/)
})

test('a page without parts is nothing', () => {
  expect(partsText([], [deal])).toBe('')
})
