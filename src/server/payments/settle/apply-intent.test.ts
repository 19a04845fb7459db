import { expect, test } from 'vitest'
import { createCardShop, makeBuyer, makePaidOrder, payWith } from '../../../../test-support/card-shop.ts'
import { makeUser } from '../../../../test-support/factories.ts'
import type { Payment } from '../ledger/queries.ts'
import { syncIntent } from './apply-intent.ts'

const shop = await createCardShop()
const admin = await makeUser(shop, 'admin')

/** What becomes of the payment with this intent, changed like this, when the provider's card is still authorised. */
async function whenAuthorised(intentId: string, changes: Partial<Pick<Payment, 'state' | 'tries'>>) {
  const { id } = await shop.db
    .updateTable('payments')
    .set({ ...changes, nextTryAt: null })
    .where('intentId', '=', intentId)
    .returning('id')
    .executeTakeFirstOrThrow()
  const intent = await shop.deps.cards?.provider.findIntent(intentId)
  if (!intent) throw new Error('The shop takes no cards')
  return syncIntent(shop.deps, id, { ...intent, status: 'requires_capture' })
}

test.each([
  ['failed', 'ordered', 3],
  ['released', 'releasing', 0],
] as const)(
  'a %s payment whose card is still authorised is %s and due at once',
  async (state, next, tries) => {
    const { paymentIntentId } = await makePaidOrder(shop, admin)
    expect(await whenAuthorised(paymentIntentId, { state, tries: 2 })).toMatchObject({
      ...{ state: next, tries, nextTryAt: shop.clock.now, updatedAt: shop.clock.now },
    })
  },
)

test('a payment that becomes authorised is due when its hold ends', async () => {
  const buyer = await makeBuyer(shop, admin)
  const { paymentIntentId } = await buyer.client.payments.pay(payWith())
  const payment = await whenAuthorised(paymentIntentId, { state: 'open', tries: 2 })
  expect(payment).toMatchObject({ state: 'authorised', tries: 0, nextTryAt: payment.heldUntil })
})
