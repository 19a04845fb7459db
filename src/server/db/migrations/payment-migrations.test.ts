import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, expect, test } from 'vitest'
import { openEmptyDatabase } from '../../../../test-support/database/test-databases.ts'
import { hashRequest } from '../../idempotency/earlier-answer.ts'
import { migrate } from '../migrate.ts'
import { migrations } from '../migrations.ts'

const opened = await openEmptyDatabase()
const { db } = opened
afterAll(() => opened.close())

/** What commit 0fdeead wrote about payments, and the codes that take its place. */
const written: [problem: string, codes: unknown[]][] = [
  ['', []],
  [
    'The card could not be charged. The card provider said: Your card was declined. The shop goes on trying.',
    [{ code: 'charge_delayed', said: 'Your card was declined.' }],
  ],
  [
    'The refund has not gone through. The card provider said: no\nanswer The shop goes on trying.',
    [{ code: 'refund_delayed', said: 'no\nanswer' }],
  ],
  [
    'The authorisation could not be released; it ends by itself within seven days. The card provider said: Busy. The shop goes on trying.',
    [{ code: 'release_delayed', said: 'Busy.' }],
  ],
  [
    'The authorisation has ended at the card provider, so nothing can be charged any more. Ask the buyer to pay another way, or cancel the order.',
    [{ code: 'authorisation_ended' }],
  ],
  [
    'The order was cancelled while the shop takes no cards, so its card has not been released, or its money not given back. Do it at the card provider, or take cards again.',
    [{ code: 'cancelled_without_cards' }],
  ],
  [
    '$1,020.50 could not be given back by the card provider. It said: Card closed. Try again, or give it back another way. $5.00 could not be given back by the card provider. Try again, or give it back another way.',
    [
      { code: 'refund_failed', cents: 102_050, said: 'Card closed.' },
      { code: 'refund_failed', cents: 500 },
    ],
  ],
  [
    'Less than the total of the order was charged at the card provider. Ask the buyer for the rest, or give all of it back, and note how it was settled. The buyer disputes this charge at their bank. Answer at the card provider before its deadline, or the money goes back. The dispute about this charge has been decided; the card provider shows who keeps the money.',
    [{ code: 'charged_less' }, { code: 'disputed' }, { code: 'dispute_closed' }],
  ],
  ['Ring the bank.', [{ code: 'other', text: 'Ring the bank.' }]],
]

/** State of the payment, of its order if it has one, cents refunded, and the payment state after the migration. */
const states: [state: string, order: string | null, refundedCents: number, after: string][] = [
  ['open', null, 0, 'unpaid'],
  ['captured', 'paid', 200, 'paid'],
  ['captured', 'refunded', 500, 'refunded'],
  ['captured', null, 500, 'refunded'],
  ['releasing', 'failed', 0, 'failed'],
  ['released', 'released', 0, 'released'],
  ['failed', 'failed', 0, 'failed'],
  ['releasing', null, 0, 'authorised'],
  ['ordered', 'authorised', 0, 'authorised'],
]

test('payments of an older shop keep their problems, their payment state and the keys of their calls', async () => {
  await migrateTo('0005-payments')
  await sql`insert into users (id, email, username, password_hash, first_name, last_name, phone, gender, city, street,
    user_type, created_at) values ('u', 'u@x.test', 'u', '', 'U', 'V', '', 'female', '', '', 'shopper', now())`.execute(
    db,
  )
  for (const [index, [problem]] of written.entries()) await insertPayment(index, problem)
  await sql`insert into refunds (id, payment_id, cents, reason, user_id, idempotency_key, state, created_at)
    values ('r', '1', 200, '', 'u', 'refund-key', 'done', now())`.execute(db)
  await migrate(db)
  const rows = await db.selectFrom('payments').selectAll().orderBy('id').execute()
  expect(rows.map(({ problems }) => problems)).toEqual(written.map(([, problems]) => problems))
  expect(rows.map(({ problemAt }) => problemAt !== null)).toEqual(written.map(([text]) => text !== ''))
  expect(rows.map(({ paymentState }) => paymentState)).toEqual(states.map(([, , , after]) => after))
  expect(rows.map(({ refundedCents }) => refundedCents)).toEqual(states.map(([, , cents]) => cents))
  const keys = await db.selectFrom('idempotencyKeys').selectAll().orderBy('key').execute()
  expect(keys).toMatchObject([
    { userId: 'u', key: 'order-key', requestHash: 'hash', answer: { orderId: '1' } },
    { key: 'refund-key', requestHash: hashRequest(['refund', '1', 200]), answer: { refundId: 'r' } },
  ])
})

async function migrateTo(name: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo(name)
  expect(error).toBeUndefined()
}

async function insertPayment(index: number, problem: string): Promise<void> {
  const [state, orderState, refunded] = states[index] ?? ['open', null, 0]
  const id = String(index)
  if (orderState !== null) {
    await sql`insert into orders (id, user_id, status, payment_method, total_cents, full_name, address, city, postal_code,
      country, phone, request_hash, idempotency_key, created_at, payment_state, refunded_cents)
      values (${id}, 'u', 'Pending', 'online', 500, '', '', '', '', '', '', 'hash', ${index === 1 ? 'order-key' : null},
        now(), ${orderState}, ${refunded})`.execute(db)
  }
  await sql`insert into payments (id, user_id, amount_cents, currency, cart_fingerprint, state, order_id, captured_cents,
    refunded_cents, held_until, problem, problem_at, created_at, updated_at)
    values (${id}, 'u', 500, 'usd', '', ${state}, ${orderState === null ? null : id}, ${state === 'captured' ? 500 : 0},
      ${refunded}, now(), ${problem}, ${problem ? sql`now()` : null}, now(), now())`.execute(db)
}
