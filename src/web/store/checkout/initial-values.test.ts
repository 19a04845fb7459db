import { expect, test } from 'vitest'
import { emptyValues } from './checkout-values.ts'
import { initialValues, type KnownBuyer } from './initial-values.ts'

const account: KnownBuyer = {
  session: { firstName: 'Sana', lastName: 'Malik' },
  draft: {},
  last: null,
  user: { address: { street: '7 Clifton Road', city: 'Karachi' }, phone: '+92 321 7654321' },
  city: '',
  countries: ['Pakistan', 'Oman'],
  postalCode: 'required',
}
const last = {
  fullName: 'Amna Malik',
  address: 'House 12',
  city: 'Lahore',
  postalCode: '54000',
  country: 'Oman',
}
const blank = emptyValues('Pakistan')
const typed = { ...last, address: 'Hous', phone: '03' }
const draft = { values: typed }

test('begins with the account, in Pakistan, and asks for what the account does not know', () => {
  expect(initialValues(account)).toEqual({
    from: 'account',
    method: 'COD',
    values: {
      ...blank,
      fullName: 'Sana Malik',
      address: '7 Clifton Road',
      city: 'Karachi',
      phone: '+92 321 7654321',
    },
  })
})

test('remembers where the last order went, with the account’s phone where that one had none', () => {
  expect(initialValues({ ...account, last })).toEqual({
    from: 'order',
    method: 'COD',
    values: { ...blank, ...last, phone: '+92 321 7654321' },
  })
  expect(initialValues({ ...account, last: { ...last, phone: '123456' } }).values.phone).toBe('123456')
})

test('puts what was typed before above all else', () => {
  expect(initialValues({ ...account, last, draft })).toEqual({
    from: 'draft',
    method: 'COD',
    values: { ...blank, ...typed },
  })
})

test('begins with the way to pay that was chosen before, whether anything was typed or not', () => {
  const chosen = { ...account, last, draft: { method: 'online' } as const }
  expect(initialValues(chosen)).toMatchObject({ method: 'online', from: 'order' })
  expect(initialValues({ ...chosen, draft: { ...draft, method: 'online' } }).method).toBe('online')
})

test('is a form also when the account could not be read', () => {
  expect(initialValues({ ...account, user: null }).values).toMatchObject({
    fullName: 'Sana Malik',
    city: '',
  })
})

test('reads the phone of the last order as people write it', () => {
  const spoken = { ...last, phone: '+923217654321', phoneText: '0321 7654321' }
  expect(initialValues({ ...account, last: spoken }).values).toMatchObject({ ...last, phone: '0321 7654321' })
})

test('offers no country that the shop does not deliver to', () => {
  const countries = ['Pakistan'] as const
  expect(initialValues({ ...account, last, countries })).toEqual(initialValues(account))
  expect(initialValues({ ...account, draft, countries }).values).toMatchObject({
    ...typed,
    country: 'Pakistan',
  })
})

test('leaves the postal code out where the shop asks for none', () => {
  const { values } = initialValues({ ...account, last, postalCode: 'hidden' })
  expect(values).toMatchObject({ address: 'House 12', postalCode: '' })
})

test('knows nothing of a guest but what was typed', () => {
  const guest = { ...account, session: null, user: null }
  expect(initialValues(guest).values).toMatchObject({ fullName: '', city: '', country: 'Pakistan' })
  expect(initialValues({ ...guest, draft: { values: { landmark: 'Mosque' } } }).values).toMatchObject({
    landmark: 'Mosque',
    phone: '',
  })
})

test('knows the city that was told on other pages, where the account has none', () => {
  const guest = { ...account, session: null, user: null, city: 'Multan' }
  expect(initialValues(guest).values.city).toBe('Multan')
  expect(initialValues({ ...account, city: 'Multan' }).values.city).toBe('Karachi')
  expect(initialValues({ ...guest, draft: { values: { city: 'Quetta' } } }).values.city).toBe('Quetta')
})
