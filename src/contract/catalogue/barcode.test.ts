import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGtin, isMakersGtin, paddedBarcode } from './barcode.ts'
import { Barcode } from './shelves.ts'

test.each(['4006381333931', '96385074', '036000291452', '00012345600012', '10614141000415'])(
  '%s is a barcode',
  digits => expect(isGtin(digits)).toBe(true),
)

test('one wrong digit of a barcode is found', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (first, at, by) => {
      const check = Array.from({ length: 10 }, (_, digit) => [...first, digit].join('')).filter(isGtin)
      expect(check).toHaveLength(1)
      const wrong = [...(check[0] ?? '')].map((digit, nth) =>
        nth === at ? (Number(digit) + by) % 10 : digit,
      )
      expect(isGtin(wrong.join(''))).toBe(false)
    }),
  )
})

test('the same goods have one code, and what a shop gives itself is none of a maker', () => {
  expect(paddedBarcode('036000291452')).toBe(paddedBarcode('0036000291452'))
  const kinds = ['4006381333931', '036000291452', '96385074', '2012345678900', '0212345678909', '20123451']
  expect(kinds.map(isMakersGtin)).toEqual([true, true, true, false, false, false])
})

test('it is taken with spaces, hyphens and digits of other scripts, and nothing else', () => {
  expect(Barcode.parse(' 4-006381 333931')).toBe('4006381333931')
  expect(Barcode.parse('٤٠٠٦٣٨١٣٣٣٩٣١')).toBe('4006381333931')
  expect(Barcode.parse(' ')).toBe('')
  for (const wrong of ['4006381333930', '400638133393', '123456789', '00000000', 'KURTA-1', '4006381333931x'])
    expect(Barcode.safeParse(wrong).success).toBe(false)
})
