import { expect, test } from 'vitest'
import { linkMessage } from '../link.ts'
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

test('links at the foot and pages elsewhere lead somewhere', () => {
  const column = { title: 'Help', links: [{ text: 'Sizes', to: '/search' }] }
  const follow = { network: 'instagram', address: 'https://www.instagram.com/meena.lawn' } as const
  const whole = { ...noPolicies, columns: [column], follow: [follow], announcementLink: '/search' }
  expect(Policies.parse(whole)).toEqual(whole)
  const wrong = {
    ...noPolicies,
    announcementLink: 'javascript:alert(1)',
    columns: [
      { title: '', links: [{ text: 'Sizes', to: '' }] },
      { title: 'Help', links: [] },
    ],
    follow: [{ ...follow, address: '/meena.lawn' }],
  }
  expect(
    Policies.safeParse(wrong).error?.issues.map(({ path, message }) => [path.join('.'), message]),
  ).toEqual([
    ['announcementLink', linkMessage],
    ['columns.0.title', 'Enter a heading.'],
    ['columns.0.links.0.to', linkMessage],
    ['columns.1.links', 'Add a link.'],
    ['follow.0.address', 'Enter the whole address of your page, beginning with https://.'],
  ])
})
