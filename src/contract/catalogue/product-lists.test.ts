import { expect, test } from 'vitest'
import { ProductIdsQuery } from './product-lists.ts'

test('a request names at most 50 product ids', () => {
  const ids = Array.from({ length: 50 }, (_, index) => `01936b2e-7c1a-7e5e-9b8a-0000000000${index + 10}`)
  expect(ProductIdsQuery.parse({ ids: ids.join() }).ids).toEqual(ids)
  expect(ProductIdsQuery.safeParse({ ids: [...ids, 'one-more'].join() }).success).toBe(false)
})
