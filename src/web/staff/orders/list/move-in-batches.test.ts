import { expect, test } from 'vitest'
import { moveInBatches } from './move-in-batches.ts'

const ids = Array.from({ length: 230 }, (_, nth) => `order${nth}`)

test('more than the shop takes at once go in parts, none left out', async () => {
  const parts: string[][] = []
  const sum = await moveInBatches(ids, async part => {
    parts.push(part)
    const [first = '', ...rest] = part
    return { moved: rest, refused: [{ id: first, message: 'It is Cancelled.' }] }
  })
  expect(parts.map(part => part.length)).toEqual([100, 100, 30])
  expect(parts.flat()).toEqual(ids)
  expect(sum.moved).toHaveLength(227)
  expect(sum.refused.map(({ id }) => id)).toEqual(['order0', 'order100', 'order200'])
  expect(sum.notTried).toEqual([])
})

test('after a part that failed it is known what was moved and what was not tried', async () => {
  let sent = 0
  const sum = await moveInBatches(ids, async part => {
    if (++sent === 2) throw new Error('The line broke.')
    return { moved: part, refused: [] }
  })
  expect(sent).toBe(2)
  expect(sum.moved).toHaveLength(100)
  expect(sum.notTried).toEqual(ids.slice(100))
  expect(sum.error).toEqual(new Error('The line broke.'))
})
