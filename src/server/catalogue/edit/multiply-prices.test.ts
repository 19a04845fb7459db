import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser } from '../../../../test-support/factories.ts'
import { setMoney } from '../../../../test-support/set-money.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')
const { catalogue } = owner.client

beforeEach(async () => {
  await shop.db.deleteFrom('stockMoves').execute()
  await shop.db.deleteFrom('stock').execute()
  await shop.db.deleteFrom('products').execute()
  await setMoney(owner, { currency: 'USD', roundTo: 0.01 })
})

const preview = (factor: number, roundTo: number) =>
  catalogue.previewMultiplied({ query: { factor, roundTo } })

/** Multiplies as an owner who has just looked at the new prices. */
async function multiply(factor: number, roundTo: number) {
  const { seen } = await preview(factor, roundTo)
  return catalogue.multiplyPrices({ body: { factor, roundTo, seen } })
}

const pricesOf = async ({ _id: id }: { _id: string }) => {
  const { basePrice, baseDisplayPrice } = await catalogue.staffGet({ params: { id } })
  return [basePrice, baseDisplayPrice]
}

test('prices in dollars become prices in rupees as the preview says, and come back by undo', async () => {
  const kurta = await makeProduct(owner, { title: 'Kurta', price: 48, displayPrice: 64.5 })
  const gown = await makeProduct(owner, { title: 'Gown', price: 199.99 })
  await setMoney(owner, { currency: 'PKR', roundTo: 10 })
  const { examples, ...counts } = await preview(280, 50)
  expect(counts).toMatchObject({ changed: 2, tooHigh: 0 })
  expect(examples).toEqual([
    {
      ...{ _id: kurta._id, title: 'Kurta' },
      price: { before: 48, after: 13_450 },
      displayPrice: { before: 64.5, after: 18_050 },
    },
    expect.objectContaining({ title: 'Gown', price: { before: 199.99, after: 56_000 } }),
  ])
  const { changed, changeId } = await multiply(280, 50)
  expect(changed).toBe(2)
  expect(await pricesOf(kurta)).toEqual([13_450, 18_050])
  await catalogue.undo({ params: { id: changeId ?? '' } })
  expect(await pricesOf(kurta)).toEqual([48, 64.5])
  expect((await pricesOf(gown))[0]).toBe(199.99)
})

test('a deleted product is multiplied too, so that it comes back at the right price', async () => {
  const product = await makeProduct(owner, { price: 10 })
  const { changeId } = await catalogue.remove({ params: { id: product._id } })
  await multiply(3, 1)
  await catalogue.undo({ params: { id: changeId } })
  expect((await pricesOf(product))[0]).toBe(30)
})

test('nothing is multiplied twice, nor prices that were not seen', async () => {
  const product = await makeProduct(owner, { price: 10 })
  const { seen } = await preview(3, 1)
  const body = { factor: 3, roundTo: 1, seen }
  const sent = await Promise.allSettled([1, 2, 3].map(() => catalogue.multiplyPrices({ body })))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await pricesOf(product))[0]).toBe(30)
  const { seen: later } = await preview(3, 1)
  await catalogue.quickEdit({ params: { id: product._id }, body: { price: 31 } })
  await expect(
    catalogue.multiplyPrices({ body: { factor: 3, roundTo: 1, seen: later } }),
  ).rejects.toMatchObject({ status: 409, code: 'product_changed' })
  expect((await pricesOf(product))[0]).toBe(31)
})

test('a repeated call with the same key answers as the first', async () => {
  const product = await makeProduct(owner, { price: 10 })
  const { seen } = await preview(3, 1)
  const send = () =>
    catalogue.multiplyPrices({ body: { factor: 3, roundTo: 1, seen } }, { idempotencyKey: 'multiply-once' })
  expect(await send()).toEqual(await send())
  expect((await pricesOf(product))[0]).toBe(30)
})

test('a price beyond the highest is told before, and refuses all of them', async () => {
  const cheap = await makeProduct(owner, { price: 10 })
  await makeProduct(owner, { title: 'Bridal set', price: 100_000 })
  expect((await preview(280, 10)).tooHigh).toBe(1)
  await expect(multiply(280, 10)).rejects.toMatchObject({
    code: 'invalid',
    fields: { factor: '"Bridal set" would cost more than 20,000,000.' },
  })
  expect((await pricesOf(cheap))[0]).toBe(10)
})

test('prices of a currency without coins are rounded to whole ones', async () => {
  await setMoney(owner, { currency: 'PKR', roundTo: 1 })
  await expect(preview(1.1, 0.5)).rejects.toMatchObject({
    fields: { roundTo: 'Enter a whole number: prices in PKR have no decimals.' },
  })
})

test('multiplying by one with the coin of the currency changes nothing', async () => {
  await makeProduct(owner, { price: 48.37 })
  expect(await multiply(1, 0.01)).toEqual({ changed: 0, changeId: null })
})

test('whatever the factor, a price is the nearest multiple, and never nothing', async () => {
  const product = await makeProduct(owner, { price: 1 })
  const cents = fc.integer({ min: 1, max: 100_000 })
  await fc.assert(
    fc.asyncProperty(cents, fc.integer({ min: 1, max: 300_000 }), async (price, thousandths) => {
      await catalogue.quickEdit({
        params: { id: product._id },
        body: { price: price / 100, displayPrice: null },
      })
      const factor = thousandths / 1_000
      const example = (await preview(factor, 0.5)).examples[0]
      const after = example ? example.price.after : price / 100
      expect(after).toBeGreaterThan(0)
      expect(Number.isInteger(after * 2)).toBe(true)
      expect(Math.abs(after - (price / 100) * factor)).toBeLessThanOrEqual(0.5)
    }),
    { numRuns: 25 },
  )
})

test('what pairs save is multiplied too, and what it was comes back with the prices', async () => {
  const [mother, daughter] = [
    await makeProduct(owner, { price: 20 }),
    await makeProduct(owner, { price: 10 }),
  ]
  const none = { pair: [], look: [], instead: [] }
  const params = { id: mother._id }
  const body = { ...none, pair: [daughter._id], savings: [4], seen: none }
  await owner.client.catalogue.saveLinks({ params, body })
  const told = async () => (await shop.client().catalogue.links({ params })).pair[0]?.pairSaving
  const { seen } = await owner.client.catalogue.previewMultiplied({ query: { factor: 280, roundTo: 50 } })
  const { changeId } = await owner.client.catalogue.multiplyPrices({
    body: { factor: 280, roundTo: 50, seen },
  })
  expect(await told()).toBe(1_100)
  // Another link of the same product changes nothing about the pair.
  const look = await makeProduct(owner, { price: 3_000 })
  const other = { ...none, pair: [daughter._id], look: [look._id], savings: [1_100] }
  const seenLinks = { ...none, pair: [daughter._id], savings: [1_100] }
  await owner.client.catalogue.saveLinks({ params, body: { ...other, seen: seenLinks } })
  await owner.client.catalogue.undo({ params: { id: changeId ?? '' } })
  expect(await told()).toBe(4)
})
