import { test } from 'vitest'
import { openMixShop } from '../../../test-support/order-mix/round.ts'
import { runMixes } from '../../../test-support/order-mix/run-mixes.ts'

const most = Number(process.env.MIX_RUNS ?? 300)
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)

test(`${most} random mixes of carts, orders and cards at once keep stock, money and record true (seed ${seed})`, async () => {
  const mix = await openMixShop()
  const { runs, tally } = await runMixes(mix, { most, atOnce: 20, maxMs: 1_500_000, seed })
  const counts = Object.entries(tally).map(([deed, { done, refused }]) => `${deed} ${done}/${done + refused}`)
  console.info(`seed ${seed}: ${runs} runs; done of tried: ${counts.join(', ')}`)
})
