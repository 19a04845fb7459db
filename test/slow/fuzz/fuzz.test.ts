import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { type CardShop, createCardShop, settleOver } from '../../../test-support/card-shop.ts'
import { callRow, type Parts, type RowName, rows } from '../../api/rows.ts'
import { goodRequest, makeWorld, type World } from '../../api/world.ts'
import { randomRequests } from './random-request.ts'

const requests = Number(process.env.FUZZ_REQUESTS ?? 20_000)
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)
const maxMs = 2_000
/** Then come new people and things: requests sign people out and remove what others are about. */
const requestsOfWorld = 50

const roles = ['guest', 'admin', 'manager', 'caller', 'packer', 'owner', 'other'] as const

const perRow = Math.ceil(requests / rows.length)

test(`${perRow} random requests of every call break nothing (seed ${seed})`, async () => {
  const shop = await createCardShop()
  const causes: unknown[] = []
  shop.deps.log.error = (message, cause) => causes.push(message, cause)
  const tally = new Map<number, number>()
  for (const [place, [name, row]] of rows.entries()) {
    const made = fc.sample(fc.record({ change: randomRequests(row), role: fc.constantFrom(...roles) }), {
      seed: seed + place,
      numRuns: perRow,
    })
    for (let from = 0; from < made.length; from += requestsOfWorld) {
      // An owner may have asked all staff for codes, which the staff of the next world do not have.
      await shop.db.deleteFrom('switches').execute()
      const world = await makeWorld(shop)
      const good = await goodRequest[name](world)
      for (const { change, role } of made.slice(from, from + requestsOfWorld)) {
        const status = await send(world, name, row, change(good), role).catch(error => {
          throw new Error('A request broke something', { cause: [error, ...causes.slice(-2)] })
        })
        tally.set(status, (tally.get(status) ?? 0) + 1)
      }
    }
    expect(await brokenBooks(shop), `${name}, seed ${seed}`).toEqual([])
  }
  const counts = [...tally].toSorted(([a], [b]) => a - b)
  console.info(`seed ${seed}: ${counts.map(([status, times]) => `${times} x ${status}`).join(', ')}`)
})

async function send(world: World, name: RowName, row: Endpoint, parts: Parts, role: (typeof roles)[number]) {
  const began = performance.now()
  const answer = await callRow(world.shop, row, parts, role === 'guest' ? null : world[role])
  const text = row.answerKind === 'events' && answer.ok ? '' : await answer.text()
  await answer.body?.cancel().catch(() => {})
  const tookMs = performance.now() - began
  const said = `${name} as ${role}: ${JSON.stringify(parts).slice(0, 2_000)} -> ${answer.status} ${text.slice(0, 500)}`
  // A shop that may not send links, or an event that cannot be taken now, says so with 503.
  if (answer.status >= 500 && answer.status !== 503) throw new Error(said)
  if (tookMs > maxMs) throw new Error(`${Math.round(tookMs)} ms: ${said}`)
  if (!answer.ok) expect(JSON.parse(text), said).toMatchObject({ error: { code: expect.any(String) } })
  return answer.status
}

/** What no request may bring about, in words. */
async function brokenBooks(shop: CardShop): Promise<string[]> {
  await settleOver(shop, 45)
  const rules = {
    'stock below nothing': sql`select id from stock where quantity < 0`,
    'orders whose total is not what their parts come to': sql`
      select orders.id from orders join order_lines on order_id = orders.id
      group by orders.id having total_cents <>
        sum(order_lines.price_cents * order_lines.quantity)
          + (select coalesce(sum((each ->> 'cents')::int), 0) from jsonb_array_elements(adjustments) as each)`,
    'orders without lines': sql`
      select id from orders where not exists (select from order_lines where order_id = orders.id)`,
    'two payments of one order': sql`
      select order_id from payments where order_id is not null group by order_id having count(*) > 1`,
    'money kept of cancelled orders': sql`
      select payments.id from payments join orders on orders.id = order_id
      where status = 'Cancelled' and state = 'captured' and captured_cents > refunded_cents
        and not exists (select from refunds where payment_id = payments.id and refunds.state in ('queued', 'failed'))`,
    'more given back than was taken': sql`select id from payments where refunded_cents > captured_cents`,
    'holds of payments that are over': sql`
      select payment_id from stock_holds join payments on payments.id = payment_id
      where state not in ('open', 'declined', 'authorised')`,
  }
  const found = await Promise.all(
    Object.entries(rules).map(async ([words, query]) =>
      (await query.execute(shop.db)).rows.length ? [words] : [],
    ),
  )
  return found.flat()
}
