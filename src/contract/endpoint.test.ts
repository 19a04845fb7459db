import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from './api.ts'
import { type Endpoint, rowsFor } from './endpoint.ts'
import { IdParams } from './text.ts'

const returns = z.string()

test('a row that says little takes nothing and answers JSON with 200', () => {
  const row = rowsFor('anyone').get('/api/test', returns, { summary: 'A test' })
  expect(row).toMatchObject({ method: 'GET', path: '/api/test', access: 'anyone', roles: null, body: null })
  expect(row).toMatchObject({
    bodyKind: 'json',
    answerKind: 'json',
    idempotent: false,
    success: 200,
    fails: [],
  })
  expect(row).toMatchObject({ load: 'ordinary', bundle: 'storefront' })
  expect([row.params, row.query].map(schema => schema.shape)).toEqual([{}, {}])
})

test('a row whose path has an id takes one, and says that it may be unknown', () => {
  const row = rowsFor('shopper').delete('/api/test/{id}/part', returns, { summary: 'A test', fails: [409] })
  expect(row).toMatchObject({ params: IdParams, fails: [404, 409] })
})

test('a row keeps what it says', () => {
  const said = {
    summary: 'A test',
    params: z.object({ a: z.string() }),
    query: z.object({ b: z.string() }),
    body: z.string(),
    bodyKind: 'file',
    answerKind: 'csv',
    idempotent: true,
    guests: true,
    beforeSecondFactor: true,
    load: 'vital',
    bundle: 'guests',
    success: 201,
    fails: [409],
  } as const
  const row = rowsFor('admin', ['owner']).post('/api/test', returns, said)
  expect(row).toEqual({
    ...said,
    method: 'POST',
    path: '/api/test',
    access: 'admin',
    roles: ['owner'],
    returns,
  })
})

test('every name in a path is one of its parameters', () => {
  for (const row of Object.values(api).flatMap(group => Object.values<Endpoint>(group)))
    expect([row.path, Object.keys(row.params.shape)]).toEqual([
      row.path,
      [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    ])
})

test('every call that places an order or pays is vital, and the load gate knows it by its whole path', () => {
  const [ofOrders, ofPayments] = [api.orders, api.payments].map(group => Object.values<Endpoint>(group))
  // A repeated call must not place a second order; what is not one yet has no id in its path.
  const placing = ofOrders?.filter(({ idempotent, path }) => idempotent && !path.includes('{')) ?? []
  const paying = ofPayments?.filter(({ access }) => access !== 'admin') ?? []
  expect(placing.length).toBeGreaterThanOrEqual(4)
  for (const { path, load } of [...placing, ...paying]) expect([path, load]).toEqual([path, 'vital'])
  const vital = Object.values(api).flatMap(group => Object.values<Endpoint>(group))
  expect(vital.filter(({ load, path }) => load === 'vital' && path.includes('{'))).toEqual([])
})
