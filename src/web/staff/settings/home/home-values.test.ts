import { expect, test } from 'vitest'
import { homeExamples } from '../../../../../test-support/home-examples.ts'
import { Home, partKinds } from '../../../../contract/settings/home/home.ts'
import { namesOf, newPart, toHome, toValues } from './home-values.ts'

const zone = 'Asia/Karachi'

test('a page with every kind of part comes out of the form as it went in', () => {
  const dates = { startsAt: '2026-11-24T06:00:00.000Z', endsAt: '2026-11-25T06:00:00.000Z' }
  const home: Home = { parts: Object.values(homeExamples).map(part => ({ ...part, ...dates })) }
  expect(toHome(toValues(home, zone), zone)).toEqual(home)
})

test.each(partKinds)('whatever is missing in a new part of kind %s has a field that says so', kind => {
  const values = { parts: [newPart(kind)] }
  const issues = Home.safeParse(toHome(values, zone)).error?.issues ?? []
  const names: readonly string[] = namesOf(values)
  expect(issues.map(({ path }) => path.join('.')).filter(path => !names.includes(path))).toEqual([])
})

test('a number that is none, and what is left empty, are told by the contract', () => {
  const part = { ...newPart('arrivals'), count: 'many' }
  const { error } = Home.safeParse(toHome({ parts: [part] }, zone))
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['parts.0.count'])
})
