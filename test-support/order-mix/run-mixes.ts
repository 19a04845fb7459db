import fc from 'fast-check'
import { expect } from 'vitest'
import { ApiError } from '../../src/web/api/error.ts'
import { checkBooks } from './check-books.ts'
import { checkCards, checkSums } from './check-money.ts'
import { type DeedName, deeds, edits } from './deeds.ts'
import { type MixShop, makeRound, type Person, type PlacedOrder, type Round, sizes } from './round.ts'

const names = Object.keys(deeds) as DeedName[]
const mostly: DeedName[] = [
  ...(Object.keys(edits) as (keyof typeof edits)[]),
  'merge',
  'merge',
  'swapSize',
  'swapSizeByLink',
  'signIn',
  'count',
]

/** A deed by lot and what it is about, as numbers. */
const drawn = fc.record({
  deed: fc.oneof(fc.constantFrom(...names), fc.constantFrom(...mostly)),
  person: fc.nat({ max: 2 }),
  order: fc.nat({ max: 5 }),
  other: fc.nat({ max: 5 }),
  size: fc.constantFrom(...sizes),
  quantity: fc.nat({ max: 3 }),
})
type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never

/** Three bursts, each of which happens at once. */
const plans = (atOnce: number) => {
  const burst = fc.array(drawn, { minLength: atOnce, maxLength: atOnce })
  return fc.record({ isCharged: fc.boolean(), bursts: fc.array(burst, { minLength: 3, maxLength: 3 }) })
}

/** How often each deed was done, and how often refused. */
type Tally = Partial<Record<DeedName, { done: number; refused: number }>>

/**
 * Random mixes of all that happens to carts and orders, each at once; afterwards stock, money and record are true. Begins
 * no further one after `maxMs`.
 */
export async function runMixes(
  mix: MixShop,
  { most, atOnce, maxMs, seed }: { most: number; atOnce: number; maxMs: number; seed?: number },
): Promise<{ runs: number; tally: Tally }> {
  const tally: Tally = {}
  const began = performance.now()
  let runs = 0
  const run = fc.asyncProperty(plans(atOnce), async ({ isCharged, bursts }) => {
    if (performance.now() - began > maxMs) return
    runs++
    const round = await makeRound(mix, { isCharged })
    for (const list of bursts) {
      await burst(round, list, tally)
      await checkBooks(round)
      await checkSums(mix)
    }
    await checkCards(round)
    await checkBooks(round)
    await checkSums(mix)
    expect(mix.shop.logged).toEqual([])
  })
  // What came of chance in time does not come again, so a smaller example cannot be looked for.
  await fc.assert(run, { numRuns: most, endOnFailure: true, ...(seed !== undefined && { seed }) })
  return { runs, tally }
}

/** Does all of it at once. What is refused is refused with words, and leaves nothing to be told. */
async function burst(round: Round, list: readonly Drawn[], tally: Tally): Promise<void> {
  const cash = round.orders.filter(({ person, first }) => person.isSharing && first.confirmation === 'open')
  const pick = (orders: readonly PlacedOrder[], nth: number) => orders[nth % orders.length] as PlacedOrder
  const outcomes = await Promise.allSettled(
    list.map(({ deed, person, order, other, ...choice }) =>
      deeds[deed](round, {
        ...choice,
        person: round.people[person] as Person,
        order: pick(round.orders, order),
        pair: [pick(cash, order), pick(cash, other)],
      }),
    ),
  )
  for (const [nth, outcome] of outcomes.entries()) {
    const { deed } = list[nth] as Drawn
    const count = tally[deed] ?? { done: 0, refused: 0 }
    tally[deed] = count
    if (outcome.status === 'fulfilled') {
      count.done++
      continue
    }
    count.refused++
    const { reason } = outcome
    if (!(reason instanceof ApiError) || reason.status >= 500)
      throw new Error(`"${deed}" broke instead of being refused`, { cause: reason })
  }
}
