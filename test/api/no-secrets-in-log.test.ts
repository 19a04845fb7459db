import { afterAll, expect, test } from 'vitest'
import { createLogs } from '../../src/server/log/open-log.ts'
import { writeJson } from '../../src/server/log/write-json.ts'
import { usualOrderLimits } from '../../src/server/order-limits.ts'
import { createCardShop } from '../../test-support/card-shop.ts'
import { makeUser, type TestUser } from '../../test-support/factories.ts'
import { callRow, type Parts, rows } from './rows.ts'
import { endsItsSender, goodRequest, makeWorld } from './world.ts'

// Limits of time and person are on, since what they refuse is logged; only many orders must be let through.
const many = { perAccount: 1_000, perPhone: 1_000, perAddress: 1_000 }
const orderLimits = { ...usualOrderLimits, openOrders: many, ordersPerHour: many }
const shop = await createCardShop({ rateLimits: true, orderLimits })
const written: string[] = []
Object.assign(shop.deps, createLogs(await writeJson('info', { write: line => written.push(line) })))
const world = await makeWorld(shop)

/** The values that nobody may read in a log, with where they were used. */
const secrets = new Map<string, string>()
const secretNames = /password|token|secret|code|phone|email|signature|otp/i

function collect(value: unknown, where: string): void {
  if (value === null || typeof value !== 'object' || value instanceof FormData) return
  for (const [name, inner] of Object.entries(value)) {
    // Shorter ones occur by chance.
    if (typeof inner === 'string' && secretNames.test(name) && inner.length > 5)
      secrets.set(inner, `${where}.${name}`)
    else collect(inner, `${where}.${name}`)
  }
}

function collectFrom(parts: Parts, user: TestUser | null, where: string): void {
  collect(parts, where)
  if (user) collect({ token: user.token, email: user.email }, where)
  if (typeof parts.body === 'string' && parts.body.startsWith('{')) collect(JSON.parse(parts.body), where)
}

/** As many requests again, each wrong in a way of its own: refusals are what is logged most. */
const spoilt = (parts: Parts): Parts[] => [
  { ...parts, headers: { ...parts.headers, cookie: 'XSRF-TOKEN=csrf-secret-1' } },
  { ...parts, body: { email: 'typed-password-1', password: 'wrong-secret-1', token: 'no-such-secret-1' } },
]

afterAll(() => expect(written.length).toBeGreaterThan(50))

test.each(rows)('%s leaves no secret in the log, whether it is answered or refused', async (name, row) => {
  const good = await goodRequest[name](world)
  for (const user of [await makeUser(shop), null, world.admin])
    for (const parts of [good, ...spoilt(good)]) {
      collectFrom(parts, user, name)
      const answer = await callRow(shop, row, parts, endsItsSender.has(name) ? await makeUser(shop) : user)
      if (name === 'accounts.login' && answer.ok) collect(await answer.json(), 'answer')
      else await answer.body?.cancel()
    }
  for (const value of ['csrf-secret-1', 'typed-password-1', 'wrong-secret-1', 'no-such-secret-1'])
    secrets.set(value, 'a wrong request')
  for (const key of ['secretKey', 'webhookSecret', 'publishableKey'] as const)
    secrets.set(shop.sandbox[key], key)
  const log = written.join('')
  const found = [...secrets].filter(([secret]) => log.includes(secret))
  expect(found).toEqual([])
})
