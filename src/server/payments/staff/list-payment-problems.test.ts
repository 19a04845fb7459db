import { expect, test } from 'vitest'
import { createStaffedCardShop, type PaidOrder } from '../../../../test-support/card-shop.ts'
import type { CardPaymentState } from '../../db/tables/payment-tables.ts'

const { shop, admin, control, paidOrder, refund } = await createStaffedCardShop()

/** Gives the payment of an order a problem, as if it had come up now. */
async function addProblem({ params }: PaidOrder, state: CardPaymentState = 'captured') {
  shop.wait(1)
  const { now } = shop.clock
  await shop.db
    .updateTable('payments')
    .set({ state, problems: JSON.stringify([{ code: 'charged_less' }]), problemAt: now, nextTryAt: now })
    .where('orderId', '=', params.id)
    .execute()
  return now.toISOString()
}

const list = (page: number, limit: number) => admin.client.payments.unsettled({ query: { page, limit } })

const shown = async ({ _id }: PaidOrder) =>
  (await list(1, 100)).payments.find(({ order }) => order?._id === _id)

test('payments with a problem are listed page by page, the oldest problem first', async () => {
  const orders = [await paidOrder(), await paidOrder(), await paidOrder()]
  const since: string[] = []
  for (const order of orders.toReversed()) since.push(await addProblem(order))
  const pages = [await list(1, 2), await list(2, 2)]
  expect(pages.map(({ total }) => total)).toEqual([3, 3])
  const found = pages.map(({ payments }) => payments.map(payment => [payment.order?._id, payment.since]))
  const expected = orders.toReversed().map(({ _id }, index) => [_id, since[index]])
  expect(found).toEqual([expected.slice(0, 2), expected.slice(2)])
})

test.each([
  ['that is still to be charged', 'ordered', true],
  ['that is being released', 'releasing', true],
  ['that it only watches', 'captured', false],
] as const)(
  'of a payment %s the staff see when the shop tries again, if it does',
  async (_what, state, triesAgain) => {
    const order = await paidOrder()
    const now = await addProblem(order, state)
    expect((await shown(order))?.nextTryAt).toBe(triesAgain ? now : null)
  },
)

test('of a payment with a refund on its way the staff see when the shop tries again', async () => {
  const order = await paidOrder()
  control.fault({ path: '/refunds', times: 9, when: 'before', effect: 'error' })
  await refund(order, 10)
  const now = await addProblem(order)
  expect((await shown(order))?.nextTryAt).toBe(now)
})
