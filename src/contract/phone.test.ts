import { expect, test } from 'vitest'
import { canonicalPhone, e164 } from './phone.ts'

test.each([
  '+92 300 1234567',
  '+923001234567',
  '00923001234567',
  '0092-300-1234567',
  '923001234567',
  '03001234567',
  '0300 1234567',
  '0300-123-4567',
  '0300.1234567',
  '300 1234567',
  '300-1234567',
  '(0300) 123/4567',
  '+92 (0)300 1234567',
  '(+92) 300 1234567',
  '  +92 300 1234567 ',
])('%s is read as the mobile number 923001234567', written => {
  expect(canonicalPhone(written)).toBe('923001234567')
})

test('a landline in Pakistan and a number abroad keep their country code', () => {
  expect(canonicalPhone('042-35761234')).toBe(canonicalPhone('+92 42 35761234'))
  expect(canonicalPhone('+44 20 7946 0958')).toBe('442079460958')
  expect(canonicalPhone('0044 20 7946 0958')).toBe('442079460958')
  expect(canonicalPhone('+44 300 1234567')).not.toBe(canonicalPhone('+92 300 1234567'))
})

test.each(['', '+', '-- ()', 'none', '123456', '0123456', '0000000000', '+92 123', '00 12 34 56'])(
  '"%s" is too short for a phone number',
  written => {
    expect(canonicalPhone(written)).toBeNull()
  },
)

test('a phone number has at least seven digits', () => {
  expect(canonicalPhone('1234567')).toBe('1234567')
  expect(canonicalPhone('01234567')).toBe('921234567')
})

test.each([
  ['0300-1234567', '+923001234567'],
  ['300 1234567', '+923001234567'],
  ['+92 (0)300 1234567', '+923001234567'],
  ['0092 300 1234567', '+923001234567'],
  ['923001234567', '+923001234567'],
  ['042-35761234', '+924235761234'],
  ['0992 123456', '+92992123456'],
  ['+44 20 7946 0958', '+442079460958'],
  ['442079460958', '+442079460958'],
  ['+1 (212) 555-0123', '+12125550123'],
])('%s becomes the international number %s', (written, dialled) => {
  expect(e164(written)).toBe(dialled)
})

test.each([
  '',
  'none',
  // Of a town that is not named.
  '35761234',
  '01234567',
  '2125550123',
  '+92 300 123456789',
  '+92 300 1234',
  '+1234567',
  '+1234567890123456',
])('"%s" has no international number', written => {
  expect(e164(written)).toBeNull()
})

test('a number is read as a bare mobile only with ten digits from 3 on', () => {
  expect(canonicalPhone('30012345678')).toBe('30012345678')
  expect(canonicalPhone('13001234567')).toBe('13001234567')
})

test('the zero of home is left out only after the country code of Pakistan', () => {
  expect(canonicalPhone('+92 00 300 1234567')).toBe('923001234567')
  expect(canonicalPhone('+1 920 555 0123')).toBe('19205550123')
})

test('digits without a country code are dialled as they stand from eleven digits on', () => {
  expect(e164('12125550123')).toBe('+12125550123')
  expect(e164('4420794609')).toBeNull()
})
