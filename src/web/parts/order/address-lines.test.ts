import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

const parcel = { fullName: 'Mehwish Tariq', address: 'Flat 4, Clifton', city: 'Karachi', country: 'Pakistan' }

test('an address without a postal code has no gap where it would stand', () => {
  expect(addressLines({ ...parcel, postalCode: '' }).join(', ')).toBe('Flat 4, Clifton, Karachi, Pakistan')
  expect(addressLines({ ...parcel, postalCode: '75600' })).toContain('Karachi 75600')
})

test('what was sold at the counter has a country alone', () => {
  expect(addressLines({ ...parcel, address: '', city: '', postalCode: '' })).toEqual(['Pakistan'])
})
