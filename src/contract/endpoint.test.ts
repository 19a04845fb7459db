import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const returns = z.string()

test('a row that says little takes nothing and answers JSON with 200', () => {
  const row = endpoint({ method: 'GET', path: '/api/test', access: 'anyone', summary: 'A test', returns })
  expect(row).toMatchObject({
    bodyKind: 'json',
    answerKind: 'json',
    idempotent: false,
    success: 200,
    fails: [],
    body: null,
  })
  expect([row.params, row.query].map(schema => schema.shape)).toEqual([{}, {}])
})

test('a row keeps what it says', () => {
  const [params, query, body] = [z.object({ a: z.string() }), z.object({ b: z.string() }), z.string()]
  const row = {
    method: 'POST',
    path: '/api/test',
    access: 'admin',
    roles: ['owner'],
    summary: 'A test',
    params,
    query,
    body,
    bodyKind: 'file',
    answerKind: 'csv',
    idempotent: true,
    guests: true,
    beforeSecondFactor: true,
    success: 201,
    fails: [409],
    returns,
  } as const
  expect(endpoint(row)).toEqual(row)
})
