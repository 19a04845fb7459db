import { expect, test } from 'vitest'
import { createStaffedCardShop, orderByCard, piecesLeft } from '../../../../test-support/card-shop.ts'
import { orderData, type TestUser } from '../../../../test-support/factories.ts'
import type { CardProvider, Intent } from '../provider/card-provider.ts'

const { shop, control, cards, stripe, newBuyer, pay } = await createStaffedCardShop()

/** Lets the provider answer a confirmed card with this status. */
function confirmAs(status: Intent['status']) {
  const confirmIntent: CardProvider['confirmIntent'] = async ({ intentId }) => ({
    ...(await cards.provider.findIntent(intentId)),
    status,
  })
  shop.deps.cards = { ...cards, provider: { ...cards.provider, confirmIntent } }
}

test('a card that the provider turns down without a word is declined, and the stock is free again', async () => {
  const buyer = await newBuyer()
  confirmAs('requires_payment_method')
  await expect(pay(buyer)).rejects.toMatchObject({
    ...{ status: 402, code: 'card_declined', message: 'Your card was declined.' },
  })
  expect(await piecesLeft(shop, buyer.productId)).toBe(2)
})

test('while the bank has not answered, the buyer is asked to wait, and the stock stays held', async () => {
  const buyer = await newBuyer()
  confirmAs('processing')
  await expect(pay(buyer)).rejects.toMatchObject({
    ...{ status: 409, code: 'payment_not_ready', message: expect.stringContaining('has not answered yet') },
  })
  expect(await piecesLeft(shop, buyer.productId)).toBe(0)
})

test('another card can be tried while the bank still asks about the first', async () => {
  const buyer = await newBuyer()
  const { paymentIntentId } = await pay(buyer, 'pm_card_authenticationRequired')
  expect(await pay(buyer)).toMatchObject({ requiresAction: false, paymentIntentId })
})

/** A buyer whose card is with the bank while something else happens, and how that call ends. */
async function whileCardIsAsked(
  card: string,
  act: (buyer: TestUser & { productId: string }, intentId: string) => Promise<unknown>,
) {
  const buyer = await newBuyer()
  control.fault({ path: '/payment_intents/*/confirm', when: 'before', effect: 'wait' })
  const paying = pay(buyer, card).catch(error => error)
  await expect.poll(control.waitingCalls).toBe(1)
  const { intentId } = await shop.db
    .selectFrom('payments')
    .where('userId', '=', buyer.id)
    .select('intentId')
    .executeTakeFirstOrThrow()
  await act(buyer, intentId ?? '')
  control.letGo()
  return { buyer, outcome: await paying }
}

test('a card declined after a cash order is told so, and the order keeps its pieces', async () => {
  const { buyer, outcome } = await whileCardIsAsked('pm_card_chargeDeclined', ({ client }) =>
    client.orders.create({ body: orderData() }),
  )
  expect(outcome).toMatchObject({ status: 402, code: 'card_declined' })
  expect(await piecesLeft(shop, buyer.productId)).toBe(0)
})

test('a payment that was cancelled at the provider while the card was asked is no longer open', async () => {
  const { buyer, outcome } = await whileCardIsAsked('pm_card_visa', (_, intentId) =>
    stripe.paymentIntents.cancel(intentId),
  )
  expect(outcome).toMatchObject({
    code: 'payment_released',
    message: expect.stringContaining('no longer open'),
  })
  expect(await piecesLeft(shop, buyer.productId)).toBe(2)
})

test('two clicks with one card at once are one authorisation, and the order is charged once', async () => {
  const { buyer, outcome } = await whileCardIsAsked('pm_card_visa', (_, intentId) =>
    stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' }),
  )
  expect(outcome).toMatchObject({ requiresAction: false })
  expect(await buyer.client.orders.create(orderByCard(outcome.paymentIntentId))).toMatchObject({
    paymentState: 'paid',
  })
})
