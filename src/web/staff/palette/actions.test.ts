import { expect, test } from 'vitest'
import { actionsFor } from './actions.ts'

const namesFor = (text: string) => actionsFor(text).map(({ name }) => name)

test('an action is found by the beginnings of its words, in any order', () => {
  expect(namesFor('add')).toEqual(['Add product'])
  expect(namesFor('slips print')).toEqual(['Print packing slips of orders to ship'])
  expect(namesFor(' GO  deal ')).toEqual(['Go to Deals'])
  expect(namesFor('1042')).toEqual([])
})

test('an empty text finds all actions', () => {
  expect(namesFor('')).toHaveLength(13)
})
