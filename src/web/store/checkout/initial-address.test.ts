import { expect, test } from 'vitest'
import { initialAddress, type KnownAddress } from './initial-address.ts'

const account: KnownAddress = {
  session: { firstName: 'Sana', lastName: 'Malik' },
  draft: null,
  last: null,
  user: { address: { street: '7 Clifton Road', city: 'Karachi' }, phone: '+92 321 7654321' },
  countries: ['Pakistan', 'Oman'],
  asksPostalCode: true,
}
const last = {
  fullName: 'Amna Malik',
  address: 'House 12',
  city: 'Lahore',
  postalCode: '54000',
  country: 'Oman',
}
const draft = { ...last, address: 'Hous', phone: '03' }

test('begins with the account, in Pakistan, and asks for what the account does not know', () => {
  expect(initialAddress(account)).toEqual({
    from: 'account',
    values: {
      fullName: 'Sana Malik',
      address: '7 Clifton Road',
      city: 'Karachi',
      postalCode: '',
      country: 'Pakistan',
      phone: '+92 321 7654321',
    },
  })
})

test('remembers where the last order went, with the account’s phone where that one had none', () => {
  expect(initialAddress({ ...account, last })).toEqual({
    from: 'order',
    values: { ...last, phone: '+92 321 7654321' },
  })
  expect(initialAddress({ ...account, last: { ...last, phone: '123456' } }).values.phone).toBe('123456')
})

test('puts what was typed before above all else', () => {
  expect(initialAddress({ ...account, last, draft })).toEqual({ from: 'draft', values: draft })
})

test('is a form also when the account could not be read', () => {
  expect(initialAddress({ ...account, user: null }).values).toMatchObject({
    fullName: 'Sana Malik',
    city: '',
  })
})

test('reads the phone of the last order as people write it', () => {
  const spoken = { ...last, phone: '+923217654321', phoneText: '0321 7654321' }
  expect(initialAddress({ ...account, last: spoken }).values).toEqual({ ...last, phone: '0321 7654321' })
})

test('offers no country that the shop does not deliver to', () => {
  const countries = ['Pakistan'] as const
  expect(initialAddress({ ...account, last, countries })).toEqual(initialAddress(account))
  expect(initialAddress({ ...account, draft, countries }).values).toEqual({ ...draft, country: 'Pakistan' })
})

test('leaves the postal code out where the shop asks for none', () => {
  const { values } = initialAddress({ ...account, last, asksPostalCode: false })
  expect(values).toMatchObject({ address: 'House 12', postalCode: '' })
})
