import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeUser } from '../../../../test-support/factories.ts'
import { allowedMoves, statesBefore } from './payment-states.ts'
import { changePayment, insertPayment } from './queries.ts'

test('docs/payments.md draws exactly the allowed moves of a payment', () => {
  const [, diagram = ''] =
    /## A payment\n+```mermaid\n([^`]*)```/.exec(readFileSync('docs/payments.md', 'utf8')) ?? []
  const drawn = [...diagram.matchAll(/^ {2}(\w+) --> (\w+)/gm)].map(([, from, to]) => `${from} -> ${to}`)
  const allowed = Object.entries(allowedMoves).flatMap(([from, states]) =>
    states.map(to => `${from} -> ${to}`),
  )
  expect(drawn.toSorted()).toEqual(allowed.toSorted())
})

test('a payment moves only as allowed', async () => {
  const shop = await createTestApp()
  const { id: userId } = await makeUser(shop)
  const now = shop.clock.now
  await shop.db.transaction().execute(async tx => {
    const { id } = await insertPayment(tx, {
      id: 'p1',
      userId,
      intentId: null,
      orderId: null,
      problemAt: null,
      amountCents: 500,
      currency: 'usd',
      cartFingerprint: '',
      state: 'open',
      heldUntil: now,
      nextTryAt: null,
      createdAt: now,
      updatedAt: now,
    })
    expect(await changePayment(tx, id, { state: 'authorised' })).toMatchObject({ state: 'authorised' })
    expect(await changePayment(tx, id, { state: 'authorised', tries: 1 })).toMatchObject({ tries: 1 })
    await expect(changePayment(tx, id, { state: 'captured' })).rejects.toThrow('cannot become captured')
    expect(await changePayment(tx, id, { tries: 2 })).toMatchObject({ state: 'authorised', tries: 2 })
  })
  expect(statesBefore('open')).toEqual(['open', 'declined'])
})
