import { expect, test } from 'vitest'
import { ProfileValues, toEditUser, toProfileValues } from './profile-values.ts'

const names = { firstName: 'Ayesha', lastName: 'Khan' }
const user = {
  ...names,
  ...{ _id: '1', id: '1', email: 'ayesha@example.com', username: 'ayesha', phone: '+92 300 1234567' },
  ...({ gender: 'female', userType: 'shopper', staffRole: null } as const),
  address: { street: 'House 12', city: 'Lahore' },
  emailConfirmed: true,
}
const own = toProfileValues(user)

function messagesFor(values: Partial<ProfileValues>) {
  const parsed = ProfileValues.safeParse({ ...own, ...values })
  return parsed.error?.issues.map(issue => issue.message)
}

test('leaves the password alone when none was typed', () => {
  const values = ProfileValues.parse(own)
  expect(toEditUser(values, user)).toEqual(names)
})

test('sends a new password that was typed twice', () => {
  const values = ProfileValues.parse({ ...own, password: 'blue river kite', confirm: 'blue river kite' })
  expect(toEditUser(values, user)).toEqual({ ...names, password: 'blue river kite' })
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

test('sends of email, phone and address only what has changed', () => {
  const changed = { email: 'amna@example.com', phone: '0321 7654321' }
  const address = { street: 'House 12', city: 'Multan' }
  expect(toEditUser(ProfileValues.parse({ ...own, ...changed, address }), user)).toEqual({
    ...names,
    ...changed,
    address,
  })
})

test('lets a phone and an address that were never given stay empty', () => {
  const empty = { ...user, phone: '', address: { street: '', city: '' } }
  expect(toEditUser(ProfileValues.parse(toProfileValues(empty)), empty)).toEqual(names)
})
