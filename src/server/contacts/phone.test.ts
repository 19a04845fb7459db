import { expect, test } from 'vitest'
import { phoneKey, phoneText, toE164 } from './phone.ts'

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
  '٠٣٠٠ ١٢٣٤٥٦٧',
])('%s is read as the mobile number +923001234567', written => {
  expect(toE164(written, 'PK')).toBe('+923001234567')
  expect(phoneKey(written, 'PK')).toBe('923001234567')
})

test.each([
  ['042-35761234', 'PK', '+924235761234'],
  ['0992 123456', 'PK', '+92992123456'],
  ['+44 20 7946 0958', 'PK', '+442079460958'],
  ['0044 (0)20 7946 0958', 'PK', '+442079460958'],
  ['+1 (212) 555-0123', 'PK', '+12125550123'],
  ['050 123 4567', 'AE', '+971501234567'],
] as const)('%s written in %s is %s', (written, home, e164) => {
  expect(toE164(written, home)).toBe(e164)
})

test.each([
  '',
  'abc',
  'none',
  '-- ()',
  '0000000000',
  // Of a town that is not named.
  '35761234',
  '0300 123456',
  '+92 300 123456789',
  '+92 300 1234',
  '+1234567',
  '+1234567890123456',
  'Call 0300 1234567',
  '0300 1234567 http://evil.example',
  `0300 1234567${' '.repeat(40)}`,
])('"%s" is no number that can be called', written => {
  expect(toE164(written, 'PK')).toBeNull()
})

test('what was no number before numbers were checked is compared by its digits, of which there are seven', () => {
  expect(phoneKey('123-4567', 'PK')).toBe(phoneKey('1234567', 'PK'))
  for (const written of ['', '+', 'none', '123456', '0123456', '0000000000'])
    expect(phoneKey(written, 'PK')).toBeNull()
})

test('people read a number as it is dialled where the parcel goes, and with its country code elsewhere', () => {
  expect(phoneText('+923001234567', 'Pakistan')).toBe('0300 1234567')
  expect(phoneText('+442079460958', 'Pakistan')).toBe('+44 20 7946 0958')
  expect(phoneText('+971501234567', 'United Arab Emirates')).toBe('050 123 4567')
})

test('what is no number is shown as it was written', () => {
  expect(phoneText('ask for Ali', 'Pakistan')).toBe('ask for Ali')
  expect(phoneText('', 'Pakistan')).toBe('')
})
