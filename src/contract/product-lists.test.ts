import { expect, test } from 'vitest'
import { SomeQuery } from './product-lists.ts'

test('fifty ids fit into one question, and not one more', () => {
  const ids = Array.from({ length: 50 }, (_, index) => `01936b2e-7c1a-7e5e-9b8a-0000000000${index + 10}`)
  expect(SomeQuery.parse({ ids: ids.join() }).ids).toEqual(ids)
  expect(SomeQuery.safeParse({ ids: [...ids, 'one-more'].join() }).success).toBe(false)
})
