import { expect, test } from 'vitest'
import { cartQuestion } from './cart-question.ts'

const kurta = {
  productId: { title: 'Nilofer Kurta' },
  options: { color: 'Pistachio', size: 'M' },
  quantity: 1,
}

test('the message names each piece with its choice and how many', () => {
  const scarf = { productId: { title: 'Silk Scarf' }, options: {}, quantity: 3 }
  expect(cartQuestion([kurta, scarf])).toBe(
    'Hello, I have a question about:\nNilofer Kurta, Pistachio, M\nSilk Scarf, 3 pieces\n',
  )
})

test('a full cart makes no endless message', () => {
  const words = cartQuestion(Array(12).fill(kurta))
  expect(words.match(/Nilofer/g)).toHaveLength(10)
  expect(words).toMatch(/and 2 more lines\n$/)
})
