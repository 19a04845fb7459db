import { expect, test } from 'vitest'
import { offsetOf, pageQuery } from './lists.ts'

const query = pageQuery(20)

test('a list that is asked for nothing answers its first page in its own size', () => {
  expect(query.parse({})).toEqual({ page: 1, limit: 20 })
})

test('a page holds 1 to 100 entries, or as many as the list allows', () => {
  for (const limit of ['1', '100']) expect(query.parse({ limit }).limit).toBe(Number(limit))
  for (const limit of ['0', '-1', '101', '2.5', 'all'])
    expect([limit, query.safeParse({ limit }).success]).toEqual([limit, false])
  expect(pageQuery(20, 240).parse({ limit: '240' }).limit).toBe(240)
  expect(pageQuery(20, 240).safeParse({ limit: '241' }).success).toBe(false)
})

test('a page is numbered up to a million', () => {
  for (const page of ['0', '1', '1000000']) expect(query.parse({ page }).page).toBe(Number(page))
  for (const page of ['-1', '1000001', '1.5', 'first'])
    expect([page, query.safeParse({ page }).success]).toEqual([page, false])
})

test('pages are counted from 1, and page 0 is the first too', () => {
  expect([0, 1, 2, 3].map(page => offsetOf({ page, limit: 20 }))).toEqual([0, 0, 20, 40])
})
