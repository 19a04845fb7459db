import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { createCardShop } from '../../test-support/card-shop.ts'
import { fieldsOf } from '../contract/fields-of.ts'
import { expectPlainWords } from './expect-plain-words.ts'
import { callRow, type Parts, type RowName, rows } from './rows.ts'
import { goodRequest, makeWorld } from './world.ts'

const shop = await createCardShop()
const world = await makeWorld(shop)

const sqlText = "x'); drop table users; --"
const htmlText = '<script>alert(1)</script>'
const controls = 'a\u0000b\u001bc'
const huge = 'x'.repeat(1024 * 1024)

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

/** Fields whose text may be anything, because it is only ever compared: never shown, never stored. */
const comparedOnly = new Set([
  'accounts.login.email',
  'accounts.login.password',
  'orders.guestAccount.password',
  'accounts.confirmCode.challenge',
  'accounts.confirmCode.code',
  'accounts.turnOnSecondFactor.code',
  'accounts.beginSecondFactor.currentPassword',
  'accounts.turnOffSecondFactor.currentPassword',
  'accounts.renewRecoveryCodes.currentPassword',
  'accounts.requireSecondFactor.currentPassword',
  'accounts.signUp.password',
  'accounts.resetPassword.token',
  'accounts.confirmEmail.token',
  'accounts.resetPassword.password',
  'accounts.edit.password',
  'accounts.edit.currentPassword',
  'catalogue.search.query',
])

const wrongTypes = [[[[]]], { deep: JSON.parse(deep(15)) }, 12.345e300]
const hostileTexts = [htmlText, controls, '\ud800', 'x'.repeat(100_000)]

/** The fields that a body cannot do without; `test/contract/limits.txt` lists them. */
const requiredOf = (row: Endpoint): string[] =>
  fieldsOf(row).flatMap(({ part, path, isRequired }) =>
    part === 'body' && path.length === 1 && isRequired ? [String(path[0])] : [],
  )

function shapeOf(schema: z.ZodType | null): Record<string, z.ZodType> | null {
  if (!schema) return null
  const def = schema.def as { type: string; shape?: Record<string, z.ZodType>; out?: z.ZodType }
  return def.shape ?? (def.out ? shapeOf(def.out) : null)
}

/** How many rows every table holds; nothing refused may change any of it. */
async function rowCounts(): Promise<Record<string, number>> {
  const tables = [
    'users',
    'sessions',
    'media',
    'products',
    'stock',
    'carts',
    'cartLines',
    'orders',
    'orderLines',
    'orderEvents',
    'orderCalls',
    'orderNotes',
    'payments',
    'stockHolds',
    'refunds',
    'cardEvents',
    'changes',
    'deals',
    'dealProducts',
    'sizeCharts',
    'productLinks',
    'collections',
    'collectionProducts',
    'pages',
    'wishlistItems',
    'passwordResets',
    'outbox',
  ] as const
  // One statement: this is asked around the refusals of every test.
  const columns = tables.map(
    table => sql`(select count(*)::int from ${sql.table(table)}) as ${sql.ref(table)}`,
  )
  const counted = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(shop.db)
  if (!counted.rows[0]) throw new Error('PostgreSQL answers a select of columns with one row.')
  return counted.rows[0]
}

/** Sends what must be refused, and checks that it was, in words that name what is wrong, with nothing written. */
async function expectRefusals(row: Endpoint, requests: Parts[], status: number, field?: string) {
  const before = await rowCounts()
  for (const parts of requests) await expectRefusal(row, parts, status, field)
  expect(await rowCounts()).toEqual(before)
}

async function expectRefusal(row: Endpoint, parts: Parts, status: number, field = '') {
  const answer = await callRow(shop, row, parts, world.admin)
  const body = await answer.json()
  expect(answer.status, `${field} ${JSON.stringify(body)}`).toBe(status)
  expectPlainWords(body.error)
  expect(JSON.stringify(body)).not.toMatch(/\bat \/|node_modules|select |insert into/i)
  if (field) expect(Object.keys(body.error.fields ?? {}).join(' ')).toContain(field)
}

const withBody = rows.filter(([, row]) => row.body !== null && row.bodyKind === 'json')

describe.each(withBody)('%s refuses', (name, row) => {
  test('a body that is no JSON, no object, empty, too deep or too large', async () => {
    const good = await goodRequest[name](world)
    const json = { 'content-type': 'application/json' }
    const bodies = ['', '{', '[]', '"text"', '7', 'null', deep(50_000), '\u0000']
    const form = { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    const malformed = [...bodies.map(body => ({ body, headers: json })), form]
    await expectRefusals(
      row,
      malformed.map(wrong => ({ ...good, ...wrong })),
      400,
    )
    await expectRefusals(row, [{ ...good, body: JSON.stringify({ text: huge }), headers: json }], 413)
  })

  test('a wrong-typed, oversized or hostile field, and misses what is left out', async () => {
    const good = await goodRequest[name](world)
    const body = unwrap(good.body)
    const before = await rowCounts()
    for (const field of Object.keys(shapeOf(row.body) ?? {})) {
      const isText = typeof body[field] === 'string' && !isNotUnderstood(name, field)
      const hostile = isText && !comparedOnly.has(`${name}.${field}`) ? hostileTexts : []
      const { [field]: _left, ...rest } = body
      const wrong: object[] = [...wrongTypes, ...hostile].map(value => ({ ...body, [field]: value }))
      if (requiredOf(row).includes(field)) wrong.push(rest)
      for (const refused of wrong) await expectRefusal(row, { ...good, body: refused }, 400, field)
    }
    expect(await rowCounts()).toEqual(before)
  })
})

/** Accepted as the specification sends them and thrown away, so their content cannot matter. */
const isNotUnderstood = (name: RowName, field: string) => name === 'cart.add' && field === 'title'

function unwrap(body: unknown): Record<string, unknown> {
  const given = body as Record<string, unknown>
  return 'data' in given ? (given.data as Record<string, unknown>) : given
}

/** What is taken off a list is not on it afterwards, whether or not it was before. */
const sameForUnknown = new Set<RowName>(['wishlist.remove'])

describe.each(rows.filter(([, row]) => row.path.includes('{')))('%s refuses', (name, row) => {
  test('a hostile id, and does not know a made-up one', async () => {
    const good = await goodRequest[name](world)
    const param = Object.keys(row.params.shape)[0] ?? ''
    const hostile = [sqlText, htmlText, controls, '../../etc/passwd', '%00', 'x'.repeat(5_000), '\u202e']
    await expectRefusals(
      row,
      hostile.map(id => ({ ...good, params: { [param]: id } })),
      400,
      param,
    )
    const madeUp = { ...good, params: { [param]: '01936b2e-7c1a-7e5e-9b8a-3f0d2c4b5a69' } }
    if (!sameForUnknown.has(name)) await expectRefusals(row, [madeUp], 404)
    else expect((await callRow(shop, row, madeUp, world.admin)).status).toBe(200)
  })
})

const chosenFields = [
  ...['sort', 'status', 'inStock', 'lineId', 'ids', 'from', 'to', 'dryRun', 'stock', 'category'],
  ...['thing', 'subjectId', 'by', 'offset', 'zone', 'ready', 'shelf'],
]

/** Words to look for may be anything. */
const withQuery = rows.filter(([, row]) => Object.keys(row.query.shape).some(key => key !== 'q'))

const asQueries = (field: string, values: string[], good: Parts) =>
  values.map(value => ({ ...good, query: `?${field}=${encodeURIComponent(value)}` }))

describe.each(withQuery)('%s refuses', (name, row) => {
  const numbers = Object.keys(row.query.shape).filter(key =>
    ['page', 'limit', 'minPrice', 'maxPrice', 'days', 'cover', 'factor', 'roundTo'].includes(key),
  )
  test.each(numbers)('a %s that is no number in range', async field => {
    const good = await goodRequest[name](world)
    await expectRefusals(
      row,
      asQueries(field, ['-1', 'abc', '1e99', 'NaN', sqlText, htmlText], good),
      400,
      field,
    )
  })
  const chosen = Object.keys(row.query.shape).filter(key => chosenFields.includes(key))
  test.each(chosen)('a %s it does not know', async field => {
    const good = await goodRequest[name](world)
    await expectRefusals(row, asQueries(field, [sqlText, htmlText, controls], good), 400, field)
  })
})

test.each(['\u0000', '\ud800', '\u001b', '\u202e'])('no picture has %j in its address', async hostile => {
  const url = `/media/a${hostile}b/960.webp`
  for (const part of [{ product_images: [url] }, { Color: [{ Color: 'Red', img: { original: url } }] }]) {
    const body = { title: 'Kurta', category: 'w-chickankari', price: 10, ...part }
    const answer = await shop.request('POST', '/api/product/add-product', { token: world.admin.token, body })
    expect(answer.status).toBe(400)
    expect(Object.keys((await answer.json()).error.fields)[0]).toContain(Object.keys(part)[0])
  }
})

test.each([
  ['0000-01-01', '2027-01-01', 'startDate'],
  ['0001-01-01T00:00:00+23:59', '2027-01-01', 'startDate'],
  ['2026-01-01', '9999-12-31T23:59:00-23:59', 'endDate'],
])('a deal from %s to %s is refused: the database knows no such year', async (startDate, endDate, field) => {
  const body = { startDate, endDate }
  const answer = await shop.request('POST', '/api/deals/create-deal', { token: world.admin.token, body })
  expect([answer.status, Object.keys((await answer.json()).error.fields)]).toEqual([400, [field]])
})

test('text that only looks like SQL is kept to the letter', async () => {
  const title = "Robert'); drop table products; --"
  const { _id } = await world.admin.client.catalogue.add({
    body: { title, category: 'w-chickankari', price: 10 },
  })
  expect((await shop.client().catalogue.get({ params: { id: _id } })).title).toBe(title)
})

test('what is no call of the shop is said so in JSON', async () => {
  const unknown = await shop.request('GET', '/api/no/such/call')
  expect([unknown.status, (await unknown.json()).error.code]).toEqual([404, 'not_found'])
  const wrongMethod = await shop.request('DELETE', '/api/cart/get', { token: world.owner.token })
  expect([wrongMethod.status, (await wrongMethod.json()).error.code]).toEqual([405, 'method_not_allowed'])
})
