import { beforeEach, expect, test } from 'vitest'
import { createCardShop, makeBuyer } from '../../../../test-support/card-shop.ts'
import { makeUser, orderData } from '../../../../test-support/factories.ts'
import { placeOrder } from '../place/place-order.ts'
import { updateStatus } from './update-status.ts'

const shop = await createCardShop()
const admin = await makeUser(shop, 'admin')
const owner = { userId: admin.id, staffRole: 'owner' } as const

const woken: string[] = []
beforeEach(() => {
  woken.length = 0
})

const { outbox, orderEvents, cards } = shop.deps
if (!cards) throw new Error('The shop takes no cards')
const deps = {
  ...shop.deps,
  outbox: { ...outbox, wake: () => void woken.push('mail') },
  orderEvents: { ...orderEvents, wake: () => void woken.push('screens') },
  cards: { ...cards, wake: () => void woken.push('payments') },
}

const all = ['mail', 'screens', 'payments']

test('an order that is placed or moved wakes who sends mail, shows orders and settles payments', async () => {
  const { id: userId } = await makeBuyer(shop, admin)
  const { _id: id } = await placeOrder(deps, {
    ...orderData(),
    userId,
    idempotencyKey: null,
    clientAddress: 'local',
  })
  expect(woken).toEqual(all)
  await updateStatus(deps, owner, { id, status: 'Processing' })
  expect(woken).toEqual([...all, ...all])
})

test('what is refused wakes nobody', async () => {
  await expect(
    placeOrder(deps, { ...orderData(), userId: admin.id, idempotencyKey: null, clientAddress: 'local' }),
  ).rejects.toMatchObject({ code: 'cart_empty' })
  await expect(updateStatus(deps, owner, { id: 'none', status: 'Processing' })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(woken).toEqual([])
})
