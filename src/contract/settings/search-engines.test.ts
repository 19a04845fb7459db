import { getCountries } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { countryCodes } from '../delivery/countries.ts'
import { everyWay, PaymentSettings, waysToPay } from './payment-settings.ts'
import { foundBySearch, pastedCode, SearchEngines } from './search-engines.ts'

test.each([
  ['abcDEF-123_xyz', 'abcDEF-123_xyz'],
  ['  abcDEF-123_xyz ', 'abcDEF-123_xyz'],
  ['<meta name="google-site-verification" content="abcDEF-123_xyz" />', 'abcDEF-123_xyz'],
  ["<meta name='msvalidate.01' content='ABC123DEF456'>", 'ABC123DEF456'],
  ['', ''],
])('%j is pasted as the code %j', (pasted, code) => {
  expect(pastedCode(pasted)).toBe(code)
  expect(SearchEngines.parse({ ...foundBySearch, google: pastedCode(pasted) }).google).toBe(code)
})

test.each(['short', '"><script>alert(1)</script>', 'with a space in it', 'x'.repeat(101)])(
  'the code %j is refused',
  google => {
    expect(SearchEngines.safeParse({ ...foundBySearch, google }).success).toBe(false)
  },
)

test('countries are those whose phone numbers can be read', () => {
  expect(countryCodes).toEqual(getCountries())
})

test('one way to pay is always left', () => {
  const neither = { ...everyWay, takesCash: false, takesCards: false }
  expect(PaymentSettings.safeParse(neither).error?.issues).toMatchObject([
    { path: ['takesCash'], message: 'Leave at least one way to pay.' },
  ])
  const cardsOnly = { ...everyWay, takesCash: false }
  expect(waysToPay(cardsOnly, true)).toEqual({ cash: false, cards: true })
  // The keys of the provider may be gone since.
  expect(waysToPay(cardsOnly, false)).toEqual({ cash: true, cards: false })
  expect(waysToPay({ ...everyWay, takesCards: false }, true)).toEqual({ cash: true, cards: false })
})
