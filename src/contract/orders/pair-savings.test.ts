import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PairSaving, pairSavings, savedCents } from './pair-savings.ts'

const names = ['a', 'b', 'c', 'd'] as const
const pairs = names.flatMap((first, nth) => names.slice(nth + 1).map(second => [first, second] as const))

const line = fc.record({
  productId: fc.constantFrom(...names),
  priceCents: fc.integer({ min: 0, max: 9 }),
  quantity: fc.integer({ min: 1, max: 4 }),
})
const lines = fc.array(line, { maxLength: 6 })
const terms = fc
  .subarray(pairs)
  .chain(chosen =>
    fc.tuple(
      ...chosen.map(products =>
        fc.record({ products: fc.constant(products), savingCents: fc.nat({ max: 12 }) }),
      ),
    ),
  )

type Line = typeof line extends fc.Arbitrary<infer Made> ? Made : never

const count = (all: readonly Line[], id: string) =>
  all.reduce((sum, { productId, quantity }) => sum + (productId === id ? quantity : 0), 0)
const used = (savings: readonly PairSaving[], id: string) =>
  savings.reduce((sum, each) => sum + (each.products.includes(id) ? each.count : 0), 0)
const cheapest = (all: readonly Line[], ids: readonly string[]) =>
  Math.min(...all.filter(each => ids.includes(each.productId)).map(each => each.priceCents))
const dearest = (all: readonly Line[], id: string) =>
  Math.max(0, ...all.filter(each => each.productId === id).map(each => each.priceCents))
const goods = (all: readonly Line[]) => all.reduce((sum, each) => sum + each.priceCents * each.quantity, 0)

test('each piece counts in one pair, none saves more than its cheaper piece costs, and no pair is left', () => {
  fc.assert(
    fc.property(lines, terms, (all, today) => {
      const savings = pairSavings(all, { terms: today })
      for (const name of names) expect(used(savings, name)).toBeLessThanOrEqual(count(all, name))
      for (const { products, savingCents } of savings)
        for (const id of products) expect(savingCents).toBeLessThanOrEqual(dearest(all, id))
      expect(savedCents(savings)).toBeLessThanOrEqual(goods(all))
      for (const { products, savingCents } of today) {
        if (Math.min(savingCents, cheapest(all, products)) === 0) continue
        expect(Math.min(...products.map(id => count(all, id) - used(savings, id)))).toBe(0)
      }
    }),
  )
})

test('neither the order of the lines nor that of the terms makes a difference', () => {
  fc.assert(
    fc.property(lines, terms, (all, today) => {
      expect(pairSavings(all.toReversed(), { terms: today.toReversed() })).toEqual(
        pairSavings(all, { terms: today }),
      )
    }),
  )
})

test('what an order saves stays as long as its pieces do, whatever the terms of today', () => {
  fc.assert(
    fc.property(lines, terms, terms, (all, placed, today) => {
      const kept = pairSavings(all, { terms: placed })
      expect(pairSavings(all, { terms: today, before: [{ lines: all, pairs: kept }] })).toEqual(kept)
    }),
  )
})

test('two orders in one parcel save no less than apart', () => {
  fc.assert(
    fc.property(lines, lines, terms, terms, terms, (into, from, first, second, today) => {
      const apart = [
        { lines: into, pairs: pairSavings(into, { terms: first }) },
        { lines: from, pairs: pairSavings(from, { terms: second }) },
      ]
      const merged = pairSavings([...into, ...from], { terms: today, before: apart })
      expect(savedCents(merged)).toBeGreaterThanOrEqual(savedCents(apart.flatMap(({ pairs }) => pairs)))
    }),
  )
})

const one = (productId: string, quantity = 1) => ({ productId, priceCents: 1_000, quantity })
const pair = (first: string, second: string, savingCents: number) => ({
  products: [first, second] as const,
  savingCents,
})

test('the pair that saves most comes first', () => {
  const today = [pair('a', 'b', 100), pair('b', 'c', 300)]
  expect(pairSavings([one('a', 2), one('b', 2), one('c')], { terms: today })).toEqual([
    { ...pair('b', 'c', 300), count: 1 },
    { ...pair('a', 'b', 100), count: 1 },
  ])
})

test('a change keeps the terms of the pairs it leaves, and begins others at those of today', () => {
  const before = [{ lines: [one('a'), one('b')], pairs: [{ ...pair('a', 'b', 400), count: 1 }] }]
  const today = [pair('a', 'b', 100), pair('a', 'c', 200)]
  const change = (...after: ReturnType<typeof one>[]) => pairSavings(after, { terms: today, before })
  expect(change(one('a'))).toEqual([])
  expect(change(one('a'), one('c'))).toEqual([{ ...pair('a', 'c', 200), count: 1 }])
  expect(change(one('a', 2), one('b', 2))).toEqual([
    { ...pair('a', 'b', 400), count: 1 },
    { ...pair('a', 'b', 100), count: 1 },
  ])
})

test('an order from before the pair saved anything saves nothing until a change completes another', () => {
  const today = [pair('a', 'b', 100)]
  const before = [{ lines: [one('a'), one('b')], pairs: [] }]
  expect(pairSavings([one('a', 3), one('b')], { terms: today, before })).toEqual([])
  expect(pairSavings([one('a', 3), one('b', 2)], { terms: today, before })).toEqual([
    { ...pair('a', 'b', 100), count: 1 },
  ])
})

test('a cheaper piece that joins later takes nothing from a pair that was placed', () => {
  const before = [
    {
      lines: [
        { productId: 'a', priceCents: 2_000, quantity: 1 },
        { productId: 'b', priceCents: 1_000, quantity: 1 },
      ],
      pairs: [{ ...pair('a', 'b', 800), count: 1 }],
    },
  ]
  for (const priceCents of [500, 0]) {
    const after = [...(before[0]?.lines ?? []), { productId: 'a', priceCents, quantity: 1 }]
    expect(pairSavings(after, { terms: [pair('a', 'b', 800)], before })).toEqual(before[0]?.pairs)
  }
})

test('nothing is saved on pieces that are given away', () => {
  const before = [{ lines: [one('a'), one('b')], pairs: [{ ...pair('a', 'b', 800), count: 1 }] }]
  const free = [
    { productId: 'a', priceCents: 0, quantity: 1 },
    { productId: 'b', priceCents: 0, quantity: 1 },
  ]
  expect(pairSavings(free, { terms: [], before })).toEqual([])
})

test('a pair that a change completes is one, whatever pairs its pieces could have made before', () => {
  const today = [pair('a', 'b', 1_000), pair('a', 'c', 800)]
  const before = [{ lines: [one('a'), one('b'), one('c')], pairs: [] }]
  expect(pairSavings([one('a', 2), one('b'), one('c')], { terms: today, before })).toEqual([
    { ...pair('a', 'c', 800), count: 1 },
  ])
})

test('a piece whose pair is taken apart makes one with a piece that had none', () => {
  const today = [pair('a', 'b', 400), pair('a', 'c', 200)]
  const lines = [one('a'), one('b'), one('c')]
  const before = [{ lines, pairs: pairSavings(lines, { terms: today }) }]
  expect(pairSavings([one('a'), one('c')], { terms: today, before })).toEqual([
    { ...pair('a', 'c', 200), count: 1 },
  ])
})

test('a pair that an order had saves no more than its cheaper piece costs once that costs less', () => {
  const before = [{ lines: [one('a'), one('b')], pairs: [{ ...pair('a', 'b', 800), count: 1 }] }]
  const cheaper = [{ productId: 'a', priceCents: 500, quantity: 1 }, one('b')]
  expect(pairSavings(cheaper, { terms: [], before })).toEqual([{ ...pair('a', 'b', 500), count: 1 }])
})

test('of two pairs of the same products the one with the piece that costs less by now saves less', () => {
  const two = { ...pair('a', 'b', 800), count: 2 }
  const before = [{ lines: [one('a', 2), one('b', 2)], pairs: [two] }]
  const cheaper = [one('a'), { productId: 'a', priceCents: 500, quantity: 1 }, one('b', 2)]
  expect(pairSavings(cheaper, { terms: [], before })).toEqual([
    { ...two, count: 1 },
    { ...pair('a', 'b', 500), count: 1 },
  ])
})
