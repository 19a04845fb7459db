import { expect, test } from 'vitest'
import { moveInBatches } from './move-in-batches.ts'

const ids = Array.from({ length: 230 }, (_, nth) => `order${nth}`)

test('moves more orders than one call takes, in batches and without losing any', async () => {
  const batches: string[][] = []
  const result = await moveInBatches(ids, async batch => {
    batches.push(batch)
    const [first = '', ...rest] = batch
    return { moved: rest, refused: [{ id: first, message: 'It is Cancelled.' }] }
  })
  expect(batches.map(batch => batch.length)).toEqual([100, 100, 30])
  expect(batches.flat()).toEqual(ids)
  expect(result.moved).toHaveLength(227)
  expect(result.refused.map(({ id }) => id)).toEqual(['order0', 'order100', 'order200'])
  expect(result.notTried).toEqual([])
})

test('after a failed batch it tells the moved orders from those that were not tried', async () => {
  let sent = 0
  const result = await moveInBatches(ids, async batch => {
    if (++sent === 2) throw new Error('The line broke.')
    return { moved: batch, refused: [] }
  })
  expect(sent).toBe(2)
  expect(result.moved).toHaveLength(100)
  expect(result.notTried).toEqual(ids.slice(100))
  expect(result.error).toEqual(new Error('The line broke.'))
})
