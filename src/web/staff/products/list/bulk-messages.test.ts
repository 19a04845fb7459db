import { expect, test } from 'vitest'
import { undoneMessage } from './bulk-messages.ts'

test.each([
  [{ undone: 1, left: 0, purged: 0 }, 'Taken back: 1 product.'],
  [{ undone: 3, left: 1, purged: 0 }, 'Taken back: 3 products. 1 product changed again since stays.'],
  [
    { undone: 1, left: 2, purged: 1 },
    'Taken back: 1 product. 2 products changed again since stay. 1 picture was thrown away meanwhile.',
  ],
  [{ undone: 1, left: 0, purged: 2 }, 'Taken back: 1 product. 2 pictures were thrown away meanwhile.'],
])('%j is told in words', (undone, words) => {
  expect(undoneMessage(undone)).toBe(words)
})
