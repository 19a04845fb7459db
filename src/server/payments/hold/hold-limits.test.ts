import { expect, test } from 'vitest'
import {
  createCardShop,
  makeBuyer,
  orderByCard,
  payWith,
  piecesLeft,
} from '../../../../test-support/card-shop.ts'
import { makeProduct, makeUser, type TestUser } from '../../../../test-support/factories.ts'

const shop = await createCardShop({ rateLimits: true })
const admin = await makeUser(shop, 'admin')

/** A card whose bank asks, and nobody answers. */
const unfinished = payWith('pm_card_authenticationRequired')

const payAgain = ({ client }: TestUser, replaces: string) =>
  client.payments.pay({ body: { ...unfinished.body, replaces } })

const stepMinutes = 5

/** Whether some of five pieces are held at the begin of each step, in which `act` is done once. */
async function stepsHeld(
  minutes: number,
  productId: string,
  act: () => Promise<unknown>,
): Promise<boolean[]> {
  const held: boolean[] = []
  for (let minute = 0; minute < minutes; minute += stepMinutes) {
    await act()
    held.push((await piecesLeft(shop, productId)) < 5)
    shop.wait(stepMinutes)
    await shop.settle()
  }
  return held
}

const mostMinutesInAnHour = (held: readonly boolean[]) => {
  const stepsOfAnHour = 60 / stepMinutes
  const hours = held.map((_, from) => held.slice(from, from + stepsOfAnHour))
  return stepMinutes * Math.max(...hours.map(steps => steps.filter(Boolean).length))
}

test('stock is held for half of any hour at most, however often the payment is renewed', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 5, quantity: 5 })
  let replaces = 'pi_none'
  const held = await stepsHeld(120, buyer.productId, async () => {
    const answer = await payAgain(buyer, replaces).catch(() => null)
    replaces = answer?.paymentIntentId ?? replaces
  })
  expect(mostMinutesInAnHour(held)).toBe(30)
  expect(held.filter(Boolean).length * stepMinutes).toBeGreaterThan(30)
})

test('stock is held for half of any hour at most, however often the cart is changed', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 5, quantity: 5 })
  let quantity = 5
  const held = await stepsHeld(90, buyer.productId, async () => {
    quantity = quantity === 5 ? 4 : 5
    await buyer.client.cart.update({ params: { productId: buyer.productId }, body: { quantity } })
    await buyer.client.payments.pay(unfinished).catch(() => {})
  })
  expect(mostMinutesInAnHour(held)).toBe(30)
})

test('two tabs hold no more than one, and share its time', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 12, quantity: 6 })
  await Promise.allSettled(Array.from({ length: 8 }, () => payAgain(buyer, 'pi_none')))
  expect(await piecesLeft(shop, buyer.productId)).toBe(6)
  const { rows } = await holdTimes(buyer)
  expect(rows.filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
})

const holdTimes = async ({ id }: TestUser) => ({
  rows: await shop.db.selectFrom('holdTimes').where('userId', '=', id).selectAll().execute(),
})

test('who has used up the half hour still pays; the order takes what is there then', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  let { paymentIntentId } = await buyer.client.payments.pay(unfinished)
  for (let renewed = 0; renewed < 3; renewed++) {
    shop.wait(9)
    ;({ paymentIntentId } = await payAgain(buyer, paymentIntentId))
  }
  expect(await piecesLeft(shop, buyer.productId)).toBe(2)
  const { paymentIntentId: authorised } = await buyer.client.payments.pay({
    body: { ...payWith().body, replaces: paymentIntentId },
  })
  expect(await piecesLeft(shop, buyer.productId)).toBe(2)
  const order = await buyer.client.orders.create(orderByCard(authorised))
  expect(order).toMatchObject({ paymentState: 'paid', items: [{ quantity: 2 }] })
  expect(await piecesLeft(shop, buyer.productId)).toBe(0)
})

test('who pays without a hold is not charged for what was sold meanwhile', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 12, quantity: 12 })
  const { paymentIntentId } = await buyer.client.payments.pay(payWith())
  const other = await makeUser(shop)
  await other.client.cart.add({ body: { productId: buyer.productId, quantity: 1 } })
  await other.client.orders.create(orderForCash())
  await expect(buyer.client.orders.create(orderByCard(paymentIntentId))).rejects.toMatchObject({
    code: 'out_of_stock',
  })
  shop.wait(11)
  await shop.settle()
  expect(await shop.stripe.paymentIntents.retrieve(paymentIntentId)).toMatchObject({
    status: 'canceled',
    amount_received: 0,
  })
})

const orderForCash = () => ({ body: { ...orderByCard().body, paymentMethod: 'COD' as const } })

test('at most ten pieces are held before there is an order, and one of twelve can be paid by card', async () => {
  const { _id: first } = await makeProduct(admin, { inventory: 20 })
  const { _id: second } = await makeProduct(admin, { inventory: 20 })
  const { _id: third } = await makeProduct(admin, { inventory: 20 })
  const { client } = await makeUser(shop)
  for (const [productId, quantity] of [
    [first, 7],
    [second, 4],
    [third, 1],
  ] as const)
    await client.cart.add({ body: { productId, quantity } })
  const left = () => Promise.all([first, second, third].map(id => piecesLeft(shop, id)))
  const { paymentIntentId } = await client.payments.pay(unfinished)
  expect(await left()).toEqual([13, 20, 19])
  await shop.answerBank(paymentIntentId, 'complete')
  const order = await client.orders.create(orderByCard(paymentIntentId))
  expect(order).toMatchObject({ paymentState: 'paid', items: [{}, {}, {}] })
  expect(await left()).toEqual([13, 16, 19])
})

test('a full cart with an unanswered question of the bank keeps its pieces for sale, from many accounts too', async () => {
  const products = await Promise.all(Array.from({ length: 6 }, () => makeProduct(admin, { inventory: 20 })))
  const sum = async () =>
    (await Promise.all(products.map(({ _id }) => piecesLeft(shop, _id)))).reduce((all, each) => all + each)
  for (let account = 1; account <= 3; account++) {
    const { client } = await makeUser(shop)
    for (const { _id: productId } of products)
      await client.cart.add({ body: { productId, quantity: 10 } }).catch(() => {})
    expect(await client.cart.count()).toEqual({ count: 50 })
    await client.payments.pay(unfinished)
    expect(await sum()).toBe(120 - 10 * account)
  }
})

test('one network begins only so many card payments an hour, from however many accounts', async () => {
  const guarded = await createCardShop({ rateLimits: true })
  const staff = await makeUser(guarded, 'admin')
  const codes: string[] = []
  for (let account = 0; account < 4; account++) {
    const buyer = await makeBuyer(guarded, staff)
    for (let tried = 0; tried < 16; tried++)
      codes.push(
        await buyer.client.payments.pay(payWith()).then(
          () => 'ok',
          error => error.code,
        ),
      )
  }
  expect(codes.filter(code => code === 'too_many')).toHaveLength(4)
})

test('limits by time are lifted where the shop is measured, those of one hold are not', async () => {
  const measured = await createCardShop()
  const staff = await makeUser(measured, 'admin')
  const buyer = await makeBuyer(measured, staff, { inventory: 5, quantity: 5 })
  let { paymentIntentId: replaces } = await buyer.client.payments.pay(unfinished)
  for (let renewed = 0; renewed < 5; renewed++) {
    measured.wait(9)
    ;({ paymentIntentId: replaces } = await payAgain(buyer, replaces))
    expect(await piecesLeft(measured, buyer.productId)).toBe(0)
  }
  const many = await makeBuyer(measured, staff, { inventory: 20, quantity: 11 })
  await many.client.payments.pay(unfinished)
  expect(await piecesLeft(measured, many.productId)).toBe(20)
})
