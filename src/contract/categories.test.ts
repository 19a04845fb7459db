import { expect, test } from 'vitest'
import { categoryOf } from './categories.ts'

test('a category is found by its code alone', () => {
  expect(categoryOf('k-froks')).toEqual({ code: 'k-froks', zone: 'kids', name: 'Frocks' })
  expect(categoryOf('Frocks')).toBeUndefined()
})
