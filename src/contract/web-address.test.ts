import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SignUp } from './accounts/accounts.ts'
import { ShippingAddress } from './orders/orders.ts'
import { holdsWebAddress } from './web-address.ts'

test.each([
  'http://evil.example',
  'Ayesha HTTPS://evil.example',
  'hxxp://evil',
  'ftp://1.2.3.4/x',
  'www.evil',
  'Win a prize at www2.evil',
  'evil.com',
  'evil.com/prize',
  'Khan, evil.com.',
  'EVIL.COM',
  'call me@evil.net',
  'sub.evil.org:8080/x',
  'lahore.pk',
  'evil.co/x',
  't.me/evil',
  'bit.ly/3xyz',
  'x.com/evil',
  'evil.shop/win',
  'evil.xn--p1ai',
  'evil。com',
  'ｅｖｉｌ．ｃｏｍ',
  'evil.\u200dcom',
])('"%s" holds a web address', text => {
  expect(holdsWebAddress(text)).toBe(true)
})

const honest = [
  'St. 5, Block C-2, Dr. Ziauddin Rd',
  'Dr.Ziauddin Ahmed Rd',
  'House No.12/A, St.5',
  'H.No 12, Mohalla Syed Pur.Near Masjid',
  'Plot #7/2, Phase II Ext., DHA',
  'G-9/1, Islamabad',
  'Flat 3/B, 2nd Floor, Al-Fatah Market.Shop No 5',
  'S.I.T.E. Area, Karachi',
  'c/o Mr.M.Ali Khan',
  'Ali Raza B.Com, M.Com',
  'M. A. Jinnah Road',
  'P.O.Box 1122',
  'Opp.Jinnah Park, Model.Town',
  'Khan & Co., G.T. Road',
  'Chak No.88/J.B, Teh.Jaranwala',
  'Street 7 (near HBL bank), Sector F-10/2',
  'محلہ سید پور، لاہور',
  'O’Neil-Khan Jr.',
  'Communication.Colony',
  'Wwwali Street',
]

test.each(honest)('"%s" holds none', text => {
  expect(holdsWebAddress(text)).toBe(false)
})

test('honest parts of addresses, put together in any way, hold no web address', () => {
  const parts = fc.array(fc.constantFrom(...honest), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(parts, fc.constantFrom(' ', ', ', '. ', ' / '), (some, between) => {
      expect(holdsWebAddress(some.join(between))).toBe(false)
    }),
  )
})

test('a web address is found wherever it stands in a text', () => {
  const address = fc.constantFrom(
    'http://a.example',
    'www.evil.example',
    'evil.com',
    't.me/evil',
    'evil.pk/x',
  )
  const around = fc.string({ maxLength: 40 })
  fc.assert(
    fc.property(around, address, around, (before, found, after) => {
      expect(holdsWebAddress(`${before} ${found} ${after}`)).toBe(true)
    }),
  )
})

test('the names and addresses of sign-up and checkout hold no web address, and say so', () => {
  const told = ShippingAddress.safeParse({
    fullName: 'Ayesha evil.com/prize',
    address: 'See http://evil.example',
    city: 'www.evil.example',
    postalCode: 'evil.com',
  }).error?.issues.map(({ message }) => message)
  expect(told).toEqual(
    ['full name', 'address', 'city', 'postal code'].map(
      name => `Leave web addresses out of the ${name}, and put a space after a full stop.`,
    ),
  )
  const person = {
    firstName: 'evil.com',
    lastName: 'evil.com',
    address: { city: 'evil.com', street: 'evil.com' },
  }
  const wrong = SignUp.safeParse(person).error?.issues.filter(({ message }) =>
    message.includes('web addresses'),
  )
  expect(wrong?.map(({ path }) => path.join('.'))).toEqual([
    'firstName',
    'lastName',
    'address.city',
    'address.street',
  ])
})
