import { expect, test } from 'vitest'
import { openMixShop } from '../../test-support/order-mix/round.ts'
import { runMixes } from '../../test-support/order-mix/run-mixes.ts'

const mix = await openMixShop()

test('whatever happens at once to carts, orders and cards, stock, money and record stay true', async () => {
  const { runs, tally } = await runMixes(mix, { most: 10, atOnce: 14, maxMs: 12_000 })
  expect(runs).toBeGreaterThan(0)
  const edited = [
    tally.quantity,
    tally.size,
    tally.piece,
    tally.discount,
    tally.delivery,
    tally.address,
    tally.swapSize,
  ]
  expect(edited.reduce((sum, count) => sum + (count?.done ?? 0), 0)).toBeGreaterThan(0)
})
