import { expect, test } from 'vitest'
import { isAnnounced, noPolicies, Policies } from './policies.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 12, minute)).toISOString()
const announced = (from: string | null, until: string | null) => ({
  ...noPolicies,
  announcement: 'Eid sale',
  announcementFrom: from,
  announcementUntil: until,
})

test.each([
  { from: null, until: null, is: true },
  { from: at(30), until: null, is: true },
  { from: at(31), until: null, is: false },
  { from: null, until: at(30), is: false },
  { from: null, until: at(31), is: true },
])('announced from $from until $until: $is at half past twelve', ({ from, until, is }) => {
  expect(isAnnounced(announced(from, until), new Date(at(30)))).toBe(is)
})

test('without words nothing is announced', () => {
  expect(isAnnounced(noPolicies, new Date())).toBe(false)
})

test('an announcement that ends before it begins is refused at its end', () => {
  const { error } = Policies.safeParse(announced(at(30), at(30)))
  expect(error?.issues).toMatchObject([
    { path: ['announcementUntil'], message: 'The announcement must end after it begins.' },
  ])
  expect(Policies.safeParse(announced(at(30), at(31))).success).toBe(true)
})
