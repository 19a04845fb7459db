import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData } from '../../../../test-support/factories.ts'
import { mailTo } from '../../../../test-support/mailed.ts'
import { setDelivery } from '../../../../test-support/set-delivery.ts'
import { setMoney } from '../../../../test-support/set-money.ts'
import type { Delivery } from '../../../contract/delivery/delivery.ts'
import { days, hours } from '../../../contract/durations.ts'
import { formatMoney, smallestCents, toAmount, toCents } from '../../../contract/money.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { quoteOrder } from '../../../contract/orders/quote-order.ts'
import type { MoneySettings } from '../../../contract/settings/money-settings.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')
let phones = 1_000_000

/** As buyers may type a city, and the zone that it is in: Lahore, Karachi with Kasur, or elsewhere. */
const places = [
  ['Lahore', 0],
  ['lhr', 0],
  ['KARACHI ', 1],
  ['Kasur', 1],
  ['Quetta', 2],
  ['Somewhere new', 2],
] as const

const coins = (min: number, max: number) => fc.integer({ min, max })
const terms = fc.record({
  charge: fc.oneof(fc.constant(0), coins(1, 500)),
  freeFrom: fc.option(coins(1, 40_000)),
})

/** What a shop in some currency may have set and sell; amounts are counted in the currency's smallest coin. */
const sale = fc.record({
  // Of two, none and three decimals.
  currency: fc.constantFrom('USD', 'EUR', 'PKR', 'JPY', 'KWD', 'BHD'),
  step: fc.constantFrom(1, 5, 50),
  lines: fc.array(fc.record({ price: coins(1, 50_000), quantity: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  percentOff: fc.option(fc.integer({ min: 1, max: 90 })),
  delivery: fc.tuple(terms, terms, terms),
  place: fc.constantFrom(...places),
  taxHundredths: fc.option(fc.integer({ min: 1, max: 5_000 })),
  cash: fc.option(
    fc.record({
      currency: fc.constantFrom('AED', 'IDR', 'OMR', 'VND'),
      rateThousandths: fc.integer({ min: 1, max: 400_000 }),
      step: fc.constantFrom(1, 5, 100),
    }),
  ),
})
type Sale = typeof sale extends fc.Arbitrary<infer Made> ? Made : never

const amountOf = (count: number, currency: string) => toAmount(count * smallestCents(currency))

/** Half of a step is rounded upwards; counted in whole numbers alone. */
const nearest = (numerator: number, denominator: number, step: number) =>
  Math.floor((2 * numerator + denominator * step) / (2 * denominator * step)) * step

async function setUp({ currency, step, delivery, taxHundredths, cash }: Sale): Promise<void> {
  const money: MoneySettings = {
    ...{ currency, roundTo: amountOf(step, currency) },
    tax: taxHundredths === null ? null : { percent: taxHundredths / 100, number: 'NTN 1234567-8' },
    cash: cash && {
      ...{ currency: cash.currency, rate: cash.rateThousandths / 1_000 },
      roundTo: amountOf(cash.step, cash.currency),
    },
  }
  await setMoney(owner, money)
  const [lahore, karachi, elsewhere] = delivery.map(({ charge, freeFrom }) => ({
    charge: amountOf(charge, currency),
    freeFrom: freeFrom === null ? null : amountOf(freeFrom, currency),
    ...{ days: null, takesCash: true },
  })) as [Delivery['elsewhere'], Delivery['elsewhere'], Delivery['elsewhere']]
  const zones = [
    { name: 'Lahore', cities: ['Lahore'], ...lahore },
    { name: 'South', cities: ['Karachi', 'Kasur'], ...karachi },
  ]
  await setDelivery(owner, { zones, elsewhere })
}

/** Fills a new buyer's cart; the first product is in the deal. */
async function fillCart({ currency, lines, percentOff }: Sale) {
  const buyer = await makeUser(shop)
  const ids: string[] = []
  for (const { price, quantity } of lines) {
    const { _id: productId } = await makeProduct(owner, {
      ...{ price: amountOf(price, currency), displayPrice: null, inventory: 9, Size: [], Color: [] },
    })
    await buyer.client.cart.add({ body: { productId, quantity } })
    ids.push(productId)
  }
  const now = shop.clock.now.getTime()
  if (percentOff !== null)
    await owner.client.deals.create({
      body: {
        startDate: new Date(now - days(1)).toISOString(),
        endDate: new Date(now + days(1)).toISOString(),
        ...{ products: [ids[0] ?? ''], percentOff },
      },
    })
  return buyer
}

/** What the sale comes to, in smallest coins, worked out apart from the shop's own code. */
function expectedOf({ lines, percentOff, step, delivery, place: [, zone] }: Sale) {
  const prices = lines.map(({ price }, nth) =>
    nth === 0 && percentOff !== null
      ? Math.min(price, Math.max(step, nearest(price * (100 - percentOff), 100, step)))
      : price,
  )
  const goods = lines.reduce((sum, { quantity }, nth) => sum + quantity * (prices[nth] ?? 0), 0)
  const { charge, freeFrom } = delivery[zone]
  const delivered = freeFrom !== null && goods >= freeFrom ? 0 : charge
  return { goods, delivered, total: goods + delivered }
}

/** The total as the checkout shows it, from the terms that the shop tells it. */
async function quoteOf({ place: [city] }: Sale, subtotalCents: number) {
  const told = await shop.client().delivery.terms()
  const { totalCents: total, cash } = quoteOrder(told, { city, subtotalCents })
  return { total, cash }
}

function expectTaxIncluded({ tax, totalPrice }: Order, { taxHundredths, currency }: Sale): void {
  if (taxHundredths === null) {
    expect(tax).toBeNull()
    return
  }
  const [taxCents, totalCents] = [toCents(tax?.amount ?? -1), toCents(totalPrice)]
  const netCents = totalCents - taxCents
  const coin = smallestCents(currency)
  expect(taxCents % coin).toBe(0)
  // Of the net amount the tax is so many percent, to the nearest coin.
  const exact = (totalCents * taxHundredths) / (10_000 + taxHundredths)
  expect(Math.abs(taxCents - exact)).toBeLessThanOrEqual(coin / 2 + 1e-6)
  expect(netCents + taxCents).toBe(totalCents)
}

function expectRightCash({ cash: told, totalPrice }: Order, { cash }: Sale): void {
  if (!cash) {
    expect(told).toBeNull()
    return
  }
  expect(told).toMatchObject({ currency: cash.currency, rate: cash.rateThousandths / 1_000 })
  const step = cash.step * smallestCents(cash.currency)
  const [cents, exact] = [toCents(told?.amount ?? -1), (toCents(totalPrice) * cash.rateThousandths) / 1_000]
  expect(cents % step).toBe(0)
  expect(cents === step || Math.abs(cents - exact) <= step / 2 + 1e-6).toBe(true)
}

const sumOf = ({ items, delivery, discount }: Order) =>
  items.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0) +
  toCents(delivery.charge) -
  toCents(discount)

async function expectInMail(email: string, { totalPrice, currency, cash, delivery, items }: Order) {
  const [mail] = await mailTo(shop, email)
  const lines = [
    ...items.map(
      ({ price, quantity, productId }) => `${quantity} x ${productId.title}, ${written(price)} each`,
    ),
    ...(delivery.charge > 0 ? [`Delivery: ${written(delivery.charge)}`] : []),
    `Total: ${written(totalPrice)}`,
    ...(cash ? [`To pay the courier: ${formatMoney(cash.amount, cash.currency)}`] : []),
  ]
  for (const line of lines) expect(mail?.text).toContain(line)

  function written(amount: number) {
    return formatMoney(amount, currency)
  }
}

async function expectOnSlip({ _id: ids, totalPrice, currency, cash }: Order): Promise<void> {
  const [slip] = await owner.client.orders.slips({ query: { ids } })
  expect(slip).toMatchObject(
    cash
      ? { amountToCollect: cash.amount, currency: cash.currency, total: { amount: totalPrice, currency } }
      : { amountToCollect: totalPrice, currency, total: null },
  )
}

async function expectInExport({ _id, totalPrice, currency, cash, items }: Order): Promise<void> {
  const answer = await shop.request('GET', '/api/order/export', { token: owner.token })
  const all: Record<string, string>[] = parse(await answer.text(), { columns: true, bom: true })
  const rows = all.filter(row => row['Order ID'] === _id)
  const cents = (name: string, row = rows[0]) => toCents(Number(row?.[name]))
  const goods = rows.reduce((sum, row) => sum + cents('Price', row) * Number(row.Quantity), 0)
  expect(rows).toHaveLength(items.length)
  expect(goods + cents('Delivery') - cents('Discount')).toBe(toCents(totalPrice))
  expect(rows[0]).toMatchObject({
    ...{ 'Order total': String(totalPrice), Currency: currency },
    'Cash to collect': String(cash?.amount ?? totalPrice),
    'Currency of the cash': cash?.currency ?? currency,
  })
}

async function checkEverywhere(made: Sale): Promise<void> {
  const { currency, place } = made
  await setUp(made)
  const buyer = await fillCart(made)
  const coin = smallestCents(currency)
  const expected = expectedOf(made)

  const cart = await buyer.client.cart.get()
  expect(toCents(cart.totalPrice)).toBe(expected.goods * coin)
  const quote = await quoteOf(made, expected.goods * coin)
  expect(quote.total).toBe(expected.total * coin)

  const order = await buyer.client.orders.create({
    body: {
      ...orderData({ city: place[0], phone: `0300${++phones}` }),
      ...{ expectedTotal: toAmount(quote.total), currency },
      ...{ cash: quote.cash?.amount ?? null, cashCurrency: quote.cash?.currency },
    },
  })
  expect(order).toMatchObject({ currency, totalPrice: toAmount(expected.total * coin), cash: quote.cash })
  expect(sumOf(order)).toBe(expected.total * coin)
  expect(toCents(order.delivery.charge)).toBe(expected.delivered * coin)
  expectTaxIncluded(order, made)
  expectRightCash(order, made)

  await expectInMail(buyer.email, order)
  await expectOnSlip(order)
  await expectInExport(order)
  // Nobody may order as often within an hour.
  shop.clock.now = new Date(shop.clock.now.getTime() + hours(2))
}

const example: Sale = {
  ...{ currency: 'USD', step: 5, percentOff: 15, place: ['lhr', 0], taxHundredths: 1_800 },
  lines: [
    { price: 4_899, quantity: 2 },
    { price: 1, quantity: 3 },
  ],
  delivery: [
    { charge: 250, freeFrom: 40_000 },
    { charge: 0, freeFrom: null },
    { charge: 500, freeFrom: 1 },
  ],
  cash: { currency: 'VND', rateThousandths: 281_500, step: 100 },
}

test('lines, delivery and tax are the total, the same in cart, checkout, order, mail, packing slip and export', async () => {
  const withoutMore = { ...example, cash: null, taxHundredths: null, percentOff: null }
  await fc.assert(fc.asyncProperty(sale, checkEverywhere), {
    numRuns: 24,
    examples: [
      [example],
      ...(['PKR', 'JPY', 'KWD'] as const).map((currency): [Sale] => [{ ...example, currency }]),
      [{ ...withoutMore, place: ['Somewhere new', 2] }],
      [{ ...withoutMore, currency: 'BHD', place: ['Kasur', 1] }],
    ],
  })
})
