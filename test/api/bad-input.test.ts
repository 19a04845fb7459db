import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { createCardShop } from '../../test-support/card-shop.ts'
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

const fieldsOf = (row: Endpoint): string[] => {
  const shape = shapeOf(row.body)
  return shape ? Object.keys(shape) : []
}

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
  for (const parts of requests) {
    const answer = await callRow(shop, row, parts, world.admin)
    const body = await answer.json()
    expect(answer.status, JSON.stringify(body)).toBe(status)
    expectPlainWords(body.error)
    expect(JSON.stringify(body)).not.toMatch(/\bat \/|node_modules|select |insert into/i)
    if (field) expect(Object.keys(body.error.fields ?? {}).join(' ')).toContain(field)
  }
  expect(await rowCounts()).toEqual(before)
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

  test.each(fieldsOf(row))('a wrong-typed, oversized or hostile %s', async field => {
    const good = await goodRequest[name](world)
    const body = unwrap(good.body)
    const wrong: unknown[] = [[[[]]], { deep: JSON.parse(deep(15)) }, 12.345e300]
    const isText = typeof body[field] === 'string' && !isNotUnderstood(name, field)
    if (isText && !comparedOnly.has(`${name}.${field}`))
      wrong.push(htmlText, controls, '\ud800', 'x'.repeat(100_000))
    await expectRefusals(
      row,
      wrong.map(value => ({ ...good, body: { ...body, [field]: value } })),
      400,
      field,
    )
  })
})

/** Accepted as the specification sends them and thrown away, so their content cannot matter. */
const isNotUnderstood = (name: RowName, field: string) => name === 'cart.add' && field === 'title'

function unwrap(body: unknown): Record<string, unknown> {
  const given = body as Record<string, unknown>
  return 'data' in given ? (given.data as Record<string, unknown>) : given
}

const required: Partial<Record<RowName, string[]>> = {
  'catalogue.search': ['query'],
  'catalogue.add': ['title', 'category', 'price'],
  'catalogue.edit': ['title', 'category', 'price'],
  'catalogue.saveLinks': ['pair', 'look', 'instead', 'seen'],
  'catalogue.quickEdit': [],
  'catalogue.bulk': ['ids', 'change'],
  'accounts.login': ['email', 'password'],
  'accounts.confirmCode': ['challenge', 'code'],
  'accounts.beginSecondFactor': [],
  'accounts.turnOnSecondFactor': ['code'],
  'accounts.turnOffSecondFactor': [],
  'accounts.renewRecoveryCodes': [],
  'accounts.requireSecondFactor': ['required'],
  'accounts.signUp': ['email', 'password', 'firstName', 'lastName', 'phone', 'username', 'gender', 'address'],
  'accounts.forgotPassword': ['email'],
  'accounts.resetPassword': ['token', 'password'],
  'accounts.confirmEmail': ['token'],
  'accounts.edit': ['firstName', 'lastName'],
  'wishlist.add': ['productIds'],
  'cart.add': ['productId'],
  'cart.addSeveral': ['lines'],
  'cart.update': ['quantity'],
  'orders.create': ['shippingAddress'],
  'orders.createAsGuest': ['shippingAddress'],
  'orders.byLink': ['token'],
  'orders.cancelByLink': ['token'],
  'orders.guestAccount': ['password'],
  'orders.call': ['outcome'],
  'orders.takeBackCall': ['attempts'],
  'orders.previewChange': ['version'],
  'orders.change': ['version'],
  'buyers.save': ['version'],
  'buyers.block': ['block'],
  'orders.previewManual': ['lines'],
  'orders.createManual': ['lines', 'source', 'shippingAddress'],
  'orders.sellAtCounter': ['lines'],
  'orders.merge': ['other', 'version', 'otherVersion'],
  'orders.printed': ['ids'],
  'orders.note': ['text'],
  'orders.parcel': ['courier', 'trackingNumber'],
  'orders.bulkStatus': ['ids', 'status'],
  'orders.takeBack': ['ids'],
  'orders.noteCash': ['ids'],
  'orders.track': ['number', 'phone'],
  'orders.updateStatus': ['status'],
  'deals.create': ['startDate', 'endDate'],
  'deals.update': ['startDate', 'endDate'],
  'deals.addProducts': ['productIds'],
  'deals.removeProducts': ['productIds'],
  'staff.invite': ['email', 'firstName', 'lastName', 'staffRole'],
  'staff.changeRole': ['staffRole'],
  'categories.create': ['name', 'parent'],
  'categories.edit': ['name', 'parent', 'version'],
  'categories.order': ['parent', 'codes'],
  'categories.merge': ['into', 'version'],
  'collections.create': ['name'],
  'collections.edit': ['name', 'version'],
  'collections.order': ['ids'],
  'sizeCharts.create': ['name', 'kind', 'unit', 'columns', 'rows'],
  'sizeCharts.edit': ['name', 'kind', 'unit', 'columns', 'rows', 'version'],
  'pages.preview': ['body'],
  'pages.create': ['title', 'slug', 'body'],
  'pages.edit': ['title', 'slug', 'body', 'version'],
  'settings.save': ['group', 'version', 'value'],
  'catalogue.multiplyPrices': ['factor', 'roundTo', 'seen'],
  'demo.leave': ['keep', 'owner'],
  'setup.choosePreset': ['preset', 'versions'],
  'setup.finishStep': ['step'],
  'privacy.eraseMine': [],
  'privacy.eraseCustomer': [],
  'orders.refund': [],
  'payments.pay': ['paymentMethodId'],
  'payments.settle': [],
}

test('every row with a body says which fields it cannot do without', () => {
  expect(Object.keys(required).toSorted()).toEqual(withBody.map(([name]) => name).toSorted())
})

const withRequired = withBody.filter(([name]) => required[name]?.length !== 0)

describe.each(withRequired)('%s misses', (name, row) => {
  test.each(required[name] ?? [])('%s when it is left out', async field => {
    const good = await goodRequest[name](world)
    const { [field]: _left, ...rest } = unwrap(good.body)
    await expectRefusals(row, [{ ...good, body: rest }], 400, field)
  })
})

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
  ...['thing', 'subjectId', 'by', 'offset', 'zone', 'ready'],
]

/** Words to look for may be anything. */
const withQuery = rows.filter(([, row]) => Object.keys(row.query.shape).some(key => key !== 'q'))

const asQueries = (field: string, values: string[], good: Parts) =>
  values.map(value => ({ ...good, query: `?${field}=${encodeURIComponent(value)}` }))

describe.each(withQuery)('%s refuses', (name, row) => {
  const numbers = Object.keys(row.query.shape).filter(key =>
    ['page', 'limit', 'minPrice', 'maxPrice', 'days', 'factor', 'roundTo'].includes(key),
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
