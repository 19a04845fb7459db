import { expect, test } from 'vitest'
import { staffProduct } from '../../../../../test-support/staff-product.ts'
import { barMm, eachLabel, labelOf, labelsOf, quietZone } from './label-data.ts'
import { piecesToLabel } from './pieces-to-label.ts'

const kurta = staffProduct({
  title: 'Nilofer Kurta',
  basePrice: 48,
  // In a deal.
  price: 40,
  baseOptionPrices: [{ color: '', size: 'L', price: 52, displayPrice: 0 }],
  stock: [
    { color: '', size: 'S', quantity: 2, sku: 'NK-S', barcode: '4006381333931' },
    { color: '', size: 'M', quantity: 3, sku: 'NK-M' },
    { color: '', size: 'L', quantity: 1, sku: 'A very long number of a supplier from Lahore' },
  ],
})
const [small, medium, large] = ['["","S"]', '["","M"]', '["","L"]']

test('a label has the barcode or else the SKU, the choice, and its price without a deal', () => {
  expect(labelOf(kurta, small)).toMatchObject({
    ...{ title: 'Nilofer Kurta', choice: 'S', price: 48, code: '4006381333931' },
    bars: { width: 95 },
  })
  expect(labelOf(kurta, medium)).toMatchObject({ code: 'NK-M', bars: expect.anything() })
  expect(labelOf(kurta, large)).toMatchObject({ price: 52, code: kurta.stock[2]?.sku, bars: null })
  expect(labelOf(kurta, '["","XL"]')).toMatchObject({ code: '', bars: null })
})

test('bars fit onto the label, and are as wide as on goods in shops where there is room', () => {
  expect(barMm({ bars: [], width: 95 })).toBe(0.33)
  const long = { bars: [], width: 200 }
  expect(barMm(long) * (long.width + 2 * quietZone)).toBeCloseTo(46)
})

test('there are as many labels as pieces are typed', () => {
  const labels = labelsOf({ product: kurta, pieces: { [small]: '2', [medium]: '', [large]: '1O' } })
  expect(eachLabel(labels).map(({ choice }) => choice)).toEqual(['S', 'S'])
  // A scanner typed a code into the field.
  const many = labelsOf({ product: kurta, pieces: { [small]: '4006381333931', [medium]: '3' } })
  expect(eachLabel(many)).toHaveLength(1000)
})

test('what a link brings along is taken where it is numbers by product, and nothing else', () => {
  expect(piecesToLabel({ kurta: { [small]: '3' } })).toEqual({ kurta: { [small]: '3' } })
  for (const wrong of [null, 'three', { kurta: 3 }]) expect(piecesToLabel(wrong)).toEqual({})
})
