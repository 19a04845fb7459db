import { expect, test } from 'vitest'
import { splitLandmark, withLandmark } from './landmark.ts'

test('what is near stands after the street, and is found there again', () => {
  expect(withLandmark('House 12', 'near the blue mosque')).toBe('House 12, near the blue mosque')
  expect(withLandmark('House 12', '')).toBe('House 12')
  expect(splitLandmark('House 12, near Shop 3, near the mosque')).toEqual({
    ...{ street: 'House 12, near Shop 3', landmark: 'the mosque' },
  })
  for (const address of ['House 12, Street 4', 'Near the mosque', 'House 12, near the mosque']) {
    const { street, landmark } = splitLandmark(address)
    expect(withLandmark(street, landmark)).toBe(address)
  }
})
