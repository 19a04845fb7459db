import { expect, test } from 'vitest'
import { toFilter, toSearch } from './order-filter.ts'

const searchFor = (search: string) => toSearch(search).search

test.each([
  ['#1001', 1001, []],
  [' #7 ', 7, []],
  ['1001', 1001, ['1001']],
  ['123456789', 123456789, ['123456789']],
  ['1234567890', null, ['1234567890']],
  ['#1234567890', null, ['#1234567890']],
  ['no#7', null, ['no#7']],
  ['#7b', null, ['#7b']],
])('%j is looked for as the number %j and the words %j', (text, number, words) => {
  expect(searchFor(text)).toMatchObject({ number, words })
})

test.each([
  ['  Gul \t KHAN ', ['gul', 'khan']],
  ['a\0b', ['ab']],
  ['half \ud83d', ['half']],
  ['a b c d e f g h i', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('%j is looked for as the words %j', (text, words) => {
  expect(searchFor(text)).toMatchObject({ number: null, words })
})

test('nothing is looked for in an empty text', () => {
  for (const text of [undefined, '', ' ', '\0']) expect(toSearch(text)).toEqual({})
})

test.each([
  ['0333-999', '333999'],
  ['03339998877', '3339998877'],
  ['+92 333 999 8877', '3339998877'],
  ['+923339998877', '3339998877'],
  ['0092 0333 9998877', '3339998877'],
  ['92 0333', '333'],
  ['(042) 35/7.1', '423571'],
  ['(300) 120', '300120'],
  ['00 123', '123'],
  ['333 92', '33392'],
])('the phone number %j is looked for as %s', (text, word) => {
  expect(searchFor(text)?.words).toEqual([word])
})

test.each([
  ['3339998877', ['3339998877']],
  ['92045678', ['92045678']],
  ['03', ['03']],
  ['0 12', ['0', '12']],
  ['++92 333', ['++92', '333']],
  ['no 0333', ['no', '0333']],
  ['0333 no', ['0333', 'no']],
])('%j is no phone number, so its words %j are looked for as they are', (text, words) => {
  expect(searchFor(text)?.words).toEqual(words)
})

test('days are whole days of the time zone, the last one included', () => {
  const days = { status: '', from: '2031-03-02', to: '2031-03-03' } as const
  expect(toFilter(days, 'UTC')).toEqual({
    from: new Date('2031-03-02T00:00:00Z'),
    before: new Date('2031-03-04T00:00:00Z'),
  })
  expect(toFilter({ ...days, zone: 'Asia/Karachi' }, 'America/Los_Angeles')).toEqual({
    from: new Date('2031-03-01T19:00:00Z'),
    before: new Date('2031-03-03T19:00:00Z'),
  })
})

test('days before 1900 and after 2999 are taken for the first and the last', () => {
  const wide = toFilter({ status: '', from: '0000-01-01', to: '9999-12-31' }, 'UTC')
  expect(wide).toEqual(toFilter({ status: '', from: '1900-01-01', to: '2999-12-31' }, 'UTC'))
  expect(wide).toEqual({ from: new Date('1900-01-01T00:00:00Z'), before: new Date('3000-01-01T00:00:00Z') })
})

test('a status and "ready" filter only when they are given', () => {
  expect(toFilter({ status: 'Pending', ready: '1' }, 'UTC')).toEqual({ status: 'Pending', ready: true })
  expect(toFilter({ status: '', ready: '' }, 'UTC')).toEqual({})
})
