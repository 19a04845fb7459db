import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { createCardShop, orderByCard, payWith } from '../../../test-support/card-shop.ts'
import { createTestApp, type TestApp } from '../../../test-support/create-test-app.ts'
import { csvForm, makeProduct, makeUser, orderData, productInput } from '../../../test-support/factories.ts'
import { mailTo } from '../../../test-support/mailed.ts'
import { setDelivery } from '../../../test-support/set-delivery.ts'
import { setMoney } from '../../../test-support/set-money.ts'
import type { ImportReport } from '../../contract/catalogue/staff-catalogue.ts'
import { days } from '../../contract/durations.ts'
import { formatMoney, roundTo } from '../../contract/money.ts'
import { dollars, type MoneySettings } from '../../contract/settings/money-settings.ts'

const rupees: MoneySettings = { currency: 'PKR', roundTo: 10, cash: null, tax: null }

async function openShopIn(money: MoneySettings) {
  const shop = await createCardShop()
  const owner = await makeUser(shop, 'owner')
  await setMoney(owner, money)
  return { shop, owner }
}

/** Two days around now. */
const dealDates = ({ clock }: Pick<TestApp, 'clock'>) => ({
  startDate: new Date(clock.now.getTime() - days(1)).toISOString(),
  endDate: new Date(clock.now.getTime() + days(1)).toISOString(),
})

test('a new shop sells in dollars, rounded to cents', async () => {
  const { client } = await makeUser(await createTestApp(), 'owner')
  expect((await client.settings.get()).money.value).toEqual(dollars)
})

test('orders keep their currency when the shop changes its own, and revenue is of one currency at a time', async () => {
  const { shop, owner } = await openShopIn(rupees)
  const { _id: productId } = await makeProduct(owner, { price: 2_400 })
  const buyer = await makeUser(shop)
  const order = async (client: typeof buyer.client) => {
    await client.cart.add({ body: { productId, quantity: 1 } })
    return client.orders.create({ body: orderData() })
  }
  const inRupees = await order(buyer.client)
  const today = async () => {
    const {
      days: shown,
      bestSellers,
      revenueSince,
    } = await owner.client.staff.dashboard({ query: { days: 7 } })
    const { orders, revenue } = shown.at(-1) ?? {}
    const [best] = bestSellers
    return { orders, revenue, units: best?.units, revenueOfBest: best?.revenue, revenueSince }
  }
  expect(await today()).toEqual({
    ...{ orders: 1, revenue: 2_400, units: 1, revenueOfBest: 2_400, revenueSince: null },
  })
  await setMoney(owner, dollars)
  await owner.client.catalogue.quickEdit({
    params: { id: productId },
    body: { price: 10, displayPrice: null },
  })
  const since = shop.clock.now.toISOString()
  expect(await today()).toEqual({
    ...{ orders: 1, revenue: 0, units: 1, revenueOfBest: 0, revenueSince: since },
  })
  const inDollars = await order(buyer.client)
  expect(await today()).toMatchObject({ orders: 2, revenue: 10, units: 2, revenueOfBest: 10 })
  for (const [{ _id: id }, currency, totalPrice] of [
    [inRupees, 'PKR', 2_400],
    [inDollars, 'USD', 10],
  ] as const)
    expect(await owner.client.orders.get({ params: { id } })).toMatchObject({ currency, totalPrice })
  await owner.client.orders.updateStatus({ params: { id: inDollars._id }, body: { status: 'Cancelled' } })
  await setMoney(owner, rupees)
  expect(await today()).toMatchObject({ orders: 1, revenue: 2_400, units: 1, revenueOfBest: 2_400 })
})

test('a currency that was chosen before the first order is no change of the sums', async () => {
  const { owner } = await openShopIn(rupees)
  const look = () => owner.client.staff.dashboard({ query: { days: 7 } })
  expect(await look()).toMatchObject({ revenueSince: null })
  await setMoney(owner, dollars)
  expect(await look()).toMatchObject({ revenueSince: null })
})

test('a change of currency before anybody has looked at the sums is told too', async () => {
  const { shop, owner } = await openShopIn(rupees)
  const { _id: productId } = await makeProduct(owner, { price: 2_400 })
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId, quantity: 1 } })
  await client.orders.create({ body: orderData() })
  await setMoney(owner, dollars)
  const { days: shown, revenueSince } = await owner.client.staff.dashboard({ query: { days: 7 } })
  expect(shown.at(-1)).toMatchObject({ orders: 1, revenue: 0 })
  expect(revenueSince).toBe(shop.clock.now.toISOString())
})

test('the results of a deal are in the currency of the shop', async () => {
  const { shop, owner } = await openShopIn(rupees)
  const { _id: productId } = await makeProduct(owner, { price: 2_400 })
  const { _id: id } = await owner.client.deals.create({
    body: { ...dealDates(shop), products: [productId], percentOff: 50 },
  })
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId, quantity: 2 } })
  await client.orders.create({ body: orderData() })
  const results = async () => (await owner.client.deals.get({ params: { id } })).results
  expect(await results()).toEqual({ units: 2, revenue: 2_400 })
  await setMoney(owner, dollars)
  expect(await results()).toEqual({ units: 2, revenue: 0 })
})

test('an order in a currency that the buyer did not see is refused', async () => {
  const { shop, owner } = await openShopIn(rupees)
  const { _id: productId } = await makeProduct(owner, { price: 27 })
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId, quantity: 1 } })
  const seen = { ...orderData(), expectedTotal: 27 }
  await expect(client.orders.create({ body: { ...seen, currency: 'USD' } })).rejects.toMatchObject({
    ...{ code: 'cart_changed', message: expect.stringContaining(formatMoney(27, 'PKR')) },
  })
  expect(await client.orders.create({ body: { ...seen, currency: 'PKR' } })).toMatchObject({
    ...{ currency: 'PKR', totalPrice: 27 },
  })
})

test('prices are whole where the currency is, by form, in the list and by file', async () => {
  const { shop, owner } = await openShopIn(rupees)
  const { client } = owner
  const message = 'Enter a whole number: prices in PKR have no decimals.'
  await expect(client.catalogue.add({ body: productInput({ price: 24.5 }) })).rejects.toMatchObject({
    ...{ code: 'invalid', fields: { price: message } },
  })
  const { _id: id } = await makeProduct(owner, { price: 2_400 })
  await expect(
    client.catalogue.quickEdit({ params: { id }, body: { displayPrice: 2_999.5 } }),
  ).rejects.toMatchObject({ fields: { displayPrice: message } })
  const answer = await shop.request('POST', '/api/product/import?dryRun=1', {
    token: owner.token,
    body: csvForm('Title,Category,Price\nKurta,w-printed-kurta,24.50\n'),
  })
  const report: ImportReport = await answer.json()
  expect(report.errors).toContainEqual({ row: 2, column: 'Price', message })
})

test('a change in percent and a deal are rounded as the owner says, at once in what is kept', async () => {
  const { shop, owner } = await openShopIn(rupees)
  const { client } = owner
  const { _id: id } = await makeProduct(owner, { price: 2_499 })
  await client.catalogue.bulk({ body: { ids: [id], change: { kind: 'price', percent: -15 } } })
  const shown = () => shop.client().catalogue.get({ params: { id } })
  expect(await shown()).toMatchObject({ price: 2_120 })
  const dates = dealDates(shop)
  await client.deals.create({
    body: { ...dates, isActive: true, products: [id], percentOff: 15 },
  })
  expect(await shown()).toMatchObject({ price: 1_800 })
  await setMoney(owner, { ...rupees, roundTo: 100 })
  expect(await shown()).toMatchObject({ price: 1_800 })
  await setMoney(owner, { ...rupees, roundTo: 1 })
  expect(await shown()).toMatchObject({ price: 1_802 })
  const { products } = await shop.client().catalogue.browse({ query: {} })
  expect(products.find(({ _id }) => _id === id)).toMatchObject({ price: 1_802 })
})

const rupeesInCash: MoneySettings = { ...dollars, cash: { currency: 'PKR', rate: 281.5, roundTo: 10 } }

test('prices in one currency, cash in another: both are told, and kept with the rate', async () => {
  const { shop, owner } = await openShopIn(rupeesInCash)
  const { _id: productId } = await makeProduct(owner, { price: 91, inventory: 9 })
  const buyer = await makeUser(shop)
  await buyer.client.cart.add({ body: { productId, quantity: 1 } })
  expect((await shop.client().delivery.terms()).cash).toEqual(rupeesInCash.cash)
  const shown = { ...orderData(), expectedTotal: 91, currency: 'USD' }
  await setMoney(owner, { ...rupeesInCash, cash: { currency: 'PKR', rate: 300, roundTo: 10 } })
  await expect(buyer.client.orders.create({ body: { ...shown, cash: 25_620 } })).rejects.toMatchObject({
    ...{ code: 'cart_changed', message: expect.stringContaining(`${formatMoney(27_300, 'PKR')} in cash`) },
  })
  await setMoney(owner, rupeesInCash)
  const order = await buyer.client.orders.create({ body: { ...shown, cash: 25_620 } })
  const cash = { amount: 25_620, currency: 'PKR', rate: 281.5 }
  expect(order).toMatchObject({ totalPrice: 91, currency: 'USD', cash })
  await setMoney(owner, dollars)
  const { _id: id, number } = order
  expect(await buyer.client.orders.get({ params: { id } })).toMatchObject({ cash })
  const [slip] = await owner.client.orders.slips({ query: { ids: id } })
  expect(slip).toMatchObject({
    amountToCollect: 25_620,
    currency: 'PKR',
    total: { amount: 91, currency: 'USD' },
  })
  const [mail] = await mailTo(shop, buyer.email)
  expect(mail?.text).toContain(`Total: $91.00\nTo pay the courier: ${formatMoney(25_620, 'PKR')}`)
  const answer = await shop.request('GET', '/api/order/export', { token: owner.token })
  const rows: Record<string, string>[] = parse(await answer.text(), { columns: true, bom: true })
  expect(rows.find(row => row.Order === String(number))).toMatchObject({
    ...{ 'Order total': '91', Currency: 'USD', 'Cash to collect': '25620', 'Currency of the cash': 'PKR' },
  })
})

test('an order keeps the tax that its total includes', async () => {
  const tax = { percent: 18, number: 'NTN 1234567-8' }
  const { shop, owner } = await openShopIn({ ...rupees, tax })
  await setDelivery(owner, { elsewhere: { charge: 250, freeFrom: null, days: null, takesCash: true } })
  const { _id: productId } = await makeProduct(owner, { price: 2_499 })
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId, quantity: 1 } })
  const { _id: id, tax: included } = await client.orders.create({ body: orderData() })
  expect(included).toEqual({ ...tax, amount: 419 })
  await setMoney(owner, rupees)
  expect(await client.orders.get({ params: { id } })).toMatchObject({ tax: included, totalPrice: 2_749 })
})

test('a card pays the price itself, and a total too small for a coin costs one', async () => {
  const { shop, owner } = await openShopIn({ ...dollars, cash: { currency: 'PKR', rate: 0.5, roundTo: 10 } })
  const { _id: productId } = await makeProduct(owner, { price: 3, inventory: 9 })
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId, quantity: 1 } })
  const { paymentIntentId } = await client.payments.pay(payWith())
  expect(await client.orders.create(orderByCard(paymentIntentId))).toMatchObject({
    totalPrice: 3,
    cash: null,
  })
  await client.cart.add({ body: { productId, quantity: 1 } })
  expect(await client.orders.create({ body: orderData() })).toMatchObject({ cash: { amount: 10 } })
})

test('a card held in the currency before pays no order in the new one, and is let go', async () => {
  const { shop, owner } = await openShopIn(dollars)
  const { _id: productId } = await makeProduct(owner, { price: 48, displayPrice: 48, inventory: 1 })
  const { client } = await makeUser(shop)
  await client.cart.add({ body: { productId, quantity: 1 } })
  const { paymentIntentId } = await client.payments.pay(payWith())
  await setMoney(owner, rupees)
  // The number is the same, the amount is not.
  await expect(client.orders.create(orderByCard(paymentIntentId))).rejects.toMatchObject({
    code: 'cart_changed',
  })
  shop.wait(31)
  await shop.settle()
  expect((await shop.stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled')
  expect(await client.orders.create({ body: orderData() })).toMatchObject({ currency: 'PKR', totalPrice: 48 })
})

test('a card is charged in the currency, as its provider counts it', async () => {
  for (const [currency, price, charged] of [
    ['PKR', 2_499, 249_900],
    ['JPY', 2_499, 2_499],
    ['KWD', 12.25, 12_250],
  ] as const) {
    const { shop, owner } = await openShopIn({ currency, roundTo: 1, cash: null, tax: null })
    const { _id: productId } = await makeProduct(owner, { price, displayPrice: price })
    const { client } = await makeUser(shop)
    await client.cart.add({ body: { productId, quantity: 1 } })
    const { paymentIntentId } = await client.payments.pay(payWith())
    const { _id: id } = await client.orders.create(orderByCard(paymentIntentId))
    expect(await shop.stripe.paymentIntents.retrieve(paymentIntentId)).toMatchObject({
      ...{ currency: currency.toLowerCase(), amount_received: charged },
    })
    const { payment } = await owner.client.orders.refund({
      params: { id },
      body: { amount: price, reason: 'A seam was open.' },
    })
    expect(payment).toMatchObject({ currency, amount: price, captured: price, refunds: [{ amount: price }] })
    await shop.settle()
    const { data } = await shop.stripe.refunds.list({ payment_intent: paymentIntentId })
    expect(data.map(({ amount }) => amount)).toEqual([charged])
  }
})

test('rounding goes to the nearest multiple, half of it upwards', () => {
  expect([1_249, 1_250, 1_251].map(cents => roundTo(cents, 500))).toEqual([1_000, 1_500, 1_500])
})
