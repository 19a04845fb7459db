import { expect, test } from 'vitest'
import { undoneMessage } from './bulk-messages.ts'

test.each([
  [{ undone: 1, left: 0, purged: 0 }, 'Undone: 1 product.'],
  [{ undone: 3, left: 1, purged: 0 }, 'Undone: 3 products. 1 product changed since then stays as it is.'],
  [
    { undone: 1, left: 2, purged: 1 },
    'Undone: 1 product. 2 products changed since then stay as they are. 1 picture was deleted in the meantime.',
  ],
  [{ undone: 1, left: 0, purged: 2 }, 'Undone: 1 product. 2 pictures were deleted in the meantime.'],
  [
    { undone: 2, left: 0, purged: 0, others: { undone: ['Delivery'], left: ['Under $40'] } },
    'Undone: 2 products, Delivery. Changed since then, and left as it is: Under $40.',
  ],
])('undoneMessage(%j) says what was undone and what was not', (result, message) => {
  expect(undoneMessage(result)).toBe(message)
})
