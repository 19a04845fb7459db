import { expect, test } from 'vitest'
import { ProfileValues, toEditUser } from './profile-values.ts'

const names = { firstName: 'Ayesha', lastName: 'Khan' }

function messagesFor(values: ProfileValues) {
  const parsed = ProfileValues.safeParse(values)
  return parsed.error?.issues.map(issue => issue.message)
}

test('leaves the password alone when none was typed', () => {
  const values = ProfileValues.parse({ ...names, password: '', confirm: '' })
  expect(toEditUser(values)).toEqual(names)
})

test('sends a new password that was typed twice', () => {
  const values = ProfileValues.parse({ ...names, password: 'blue river kite', confirm: 'blue river kite' })
  expect(toEditUser(values)).toEqual({ ...names, password: 'blue river kite' })
})

test('says what is wrong in the words of the specification', () => {
  expect(messagesFor({ firstName: ' ', lastName: '', password: '', confirm: '' })).toEqual([
    'firstName cannot be empty.',
    'lastName cannot be empty.',
  ])
  expect(messagesFor({ ...names, password: 'blue river kite', confirm: 'blue river' })).toEqual([
    'Passwords do not match.',
  ])
})

test('says that passwords do not match while a name is wrong too', () => {
  expect(messagesFor({ firstName: '', lastName: 'Khan', password: 'blue river kite', confirm: '' })).toEqual([
    'firstName cannot be empty.',
    'Passwords do not match.',
  ])
})

test('asks for a password of some length', () => {
  expect(messagesFor({ ...names, password: 'short', confirm: 'short' })).toEqual([
    'Use at least 8 characters.',
  ])
})
