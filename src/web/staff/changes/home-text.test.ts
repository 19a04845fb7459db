import { expect, test } from 'vitest'
import { pictureUrl } from '../../../contract/pictures.ts'
import { partsText } from './home-text.ts'

const always = { isOn: true, startsAt: null, endsAt: null }
const arrivals = { kind: 'arrivals', ...always, title: 'New Arrivals', count: 8 }
const deal = { kind: 'deal', ...always, title: 'Deal of the day' }
const picture = { url: pictureUrl('0193-4f2a', 960, 'webp'), width: 960, height: 960, focusX: 10, focusY: 90 }

test('parts that only moved are named, and those that changed told in full', () => {
  const before = [arrivals, deal]
  const after = [{ ...deal, isOn: false }, arrivals]
  expect(partsText(after, before)).toBe('Deal of the day (not shown): Deal of the day / New arrivals')
  expect(partsText(before, after)).toBe('New arrivals / Deal of the day: Deal of the day')
})

test('what is deep in a part is told too', () => {
  const tiles = [{ category: 'kurtas', name: '', text: 'Soft', picture }]
  expect(partsText([{ kind: 'tiles', ...always, title: 'Shop by craft', tiles }], undefined)).toBe(
    'Category tiles: Shop by craft, kurtas, Soft, picture 4f2a at 10% 90%',
  )
})

test('a page without parts is nothing', () => {
  expect(partsText([], [deal])).toBe('')
})
