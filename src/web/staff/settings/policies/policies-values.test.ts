import { expect, test } from 'vitest'
import type { Policies } from '../../../../contract/settings/policies.ts'
import { toPolicies, toValues } from './policies-values.ts'

const policies = (from: string | null, until: string | null): Policies => ({
  ...{ announcement: 'Sale', announcementLink: '', announcementFrom: from, announcementUntil: until },
  ...{
    promises: [],
    terms: [],
    cartNote: '',
    exchangeDays: 0,
    footer: [],
    about: '',
    columns: [],
    follow: [],
  },
})

test.each([
  ['Asia/Karachi', '2026-07-01T12:00', '2026-07-01T07:00:00.000Z'],
  ['Asia/Karachi', '2026-11-24T00:30', '2026-11-23T19:30:00.000Z'],
  ['Europe/London', '2026-07-01T12:00', '2026-07-01T11:00:00.000Z'],
  ['Europe/London', '2026-12-01T12:00', '2026-12-01T12:00:00.000Z'],
])('an announcement is shown from when the clocks of %s show %s', (timeZone, typed, timestamp) => {
  const saved = policies(null, null)
  const values = { ...toValues(saved, timeZone), announcementFrom: typed }
  expect(toPolicies(values, { saved, timeZone }).announcementFrom).toBe(timestamp)
  expect(toValues(policies(timestamp, null), timeZone).announcementFrom).toBe(typed)
})

test('an announcement whose times nobody edits keeps them', () => {
  const saved = policies('2026-10-25T01:30:07.000Z', '2026-10-26T00:00:59.000Z')
  for (const timeZone of ['Europe/London', 'Asia/Karachi'])
    expect(toPolicies(toValues(saved, timeZone), { saved, timeZone })).toMatchObject({
      announcementFrom: saved.announcementFrom,
      announcementUntil: saved.announcementUntil,
    })
})
