import { expect, test } from 'vitest'
import { createCardShop, makeBuyer, payWith, piecesLeft } from '../../../test-support/card-shop.ts'
import { makeUser } from '../../../test-support/factories.ts'
import { days } from '../../contract/durations.ts'
import { checkReauthenticated } from '../accounts/second-factor/reauthenticate.ts'
import { countAttempt } from '../http/rate-limits.ts'
import { takeTry } from '../http/slow-down.ts'
import { deliverDue } from '../mail/deliver-mail.ts'
import { mendFutureTimes } from './mend-future-times.ts'

const shop = await createCardShop({ rateLimits: true })
const { deps, clock } = shop
const admin = await makeUser(shop, 'admin')
const never = new AbortController().signal

const countUp = () => countAttempt(deps, 'forgotPerEmailAndAddress', 'a@example.com')
const tryOnce = () => takeTry(deps, 'a@example.com')
const exhaust = async (attempt: () => Promise<void>) => {
  for (let nth = 0; nth < 5; nth++) await attempt()
  await expect(attempt()).rejects.toMatchObject({ code: 'too_many' })
}

async function deliver() {
  const sent: string[] = []
  await deliverDue(deps, async ({ subject }) => void sent.push(subject), { closing: never, stopping: never })
  return sent
}

test('a clock that was days ahead and is put right keeps nobody out, delays no mail and holds no stock', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  const right = clock.now
  clock.now = new Date(right.getTime() + days(3))
  await exhaust(countUp)
  await exhaust(tryOnce)
  await deps.db
    .transaction()
    .execute(tx => deps.outbox.queue(tx, () => ({ to: 'a@example.com', subject: 'Hello', text: '' })))
  await buyer.client.payments.pay(payWith())
  const signIn = { userId: buyer.id, signedInAt: clock.now }
  await checkReauthenticated(deps, signIn, undefined)

  clock.now = right
  for (const attempt of [countUp, tryOnce])
    await expect(attempt()).rejects.toMatchObject({ code: 'too_many' })
  expect(await deliver()).toEqual([])
  await expect(checkReauthenticated(deps, signIn, undefined)).rejects.toMatchObject({
    code: 'reauthenticate',
  })
  await mendFutureTimes(deps)
  for (const attempt of [countUp, tryOnce]) await exhaust(attempt)
  expect(await deliver()).toEqual(['Hello'])
  shop.wait(9)
  await shop.settle()
  expect(await piecesLeft(shop, buyer.productId)).toBe(0)
  shop.wait(2)
  await shop.settle()
  expect(await piecesLeft(shop, buyer.productId)).toBe(2)
})

const waiting = async () => [
  await deps.db.selectFrom('attempts').selectAll().orderBy('key').execute(),
  await deps.db.selectFrom('outbox').selectAll().orderBy('id').execute(),
  await deps.db.selectFrom('payments').selectAll().orderBy('id').execute(),
]

test('what lies ahead by right stays as it is', async () => {
  const buyer = await makeBuyer(shop, admin, { inventory: 2, quantity: 2 })
  await buyer.client.payments.pay(payWith())
  await deps.db
    .transaction()
    .execute(tx => deps.outbox.queue(tx, () => ({ to: 'a@example.com', subject: 'refused', text: '' })))
  const refuse = () => Promise.reject(new Error('450 later'))
  await deliverDue(deps, refuse, { closing: never, stopping: never })
  const before = await waiting()
  expect(before.every(rows => rows.length > 0)).toBe(true)
  await mendFutureTimes(deps)
  expect(await waiting()).toEqual(before)
})
