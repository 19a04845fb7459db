import { expect, test } from 'vitest'
import { exchangeMessage } from './ask-for-exchange.tsx'

const item = (options: object) => ({
  productId: { _id: 'a', title: 'Nilofer Kurta', product_images: [] },
  price: 20,
  quantity: 1,
  options,
})

test.each([
  [{ color: 'Rose', size: 'M' }, 'L', 'Nilofer Kurta, Rose, size M, for size L.'],
  [{ size: 'M' }, '', 'Nilofer Kurta, size M.'],
  [{}, '', 'Nilofer Kurta.'],
])('an exchange of %j for size "%s" names what it is about', (options, wanted, end) => {
  expect(exchangeMessage(1042, item(options), wanted)).toBe(
    `Hello, I would like to exchange a piece of order #1042: ${end}`,
  )
})
