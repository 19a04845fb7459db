import { expect, test } from 'vitest'
import { openedFromList, wasOpenedFromList } from './opened-from-list.ts'

test('details know whether a row of the list has opened them', () => {
  expect(wasOpenedFromList(openedFromList)).toBe(true)
  for (const state of [null, undefined, {}, 'text']) expect(wasOpenedFromList(state)).toBe(false)
})
