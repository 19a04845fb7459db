import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { ShopError } from '../../contract/errors.ts'
import { refuseMalformed, toErrorAnswer } from './errors.ts'

/** The answer to a thrown error, and what was logged. */
async function answerTo(error: unknown) {
  const logged: unknown[] = []
  const log = {
    info: () => {},
    warn: () => {},
    error: (message: string, cause: unknown) => logged.push([message, cause]),
  }
  const app = new Hono()
  app.get('/api/test', c =>
    toErrorAnswer(error, c, { log, securityLog: () => {}, config: { trustProxy: false } }),
  )
  const answer = await app.request('/api/test')
  return { answer, body: await answer.json(), logged }
}

const withCode = (code: string) => Object.assign(new Error('lost'), { code })

test('a refusal is answered with its status, code and message, is not stored, and is not logged', async () => {
  const { answer, body, logged } = await answerTo(new ShopError('not_found', 'Nothing there.'))
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(body).toEqual({ error: { code: 'not_found', message: 'Nothing there.' } })
  expect([logged, answer.headers.get('www-authenticate'), answer.headers.get('retry-after')]).toEqual([
    [],
    null,
    null,
  ])
})

test('a refusal for want of a session says how to sign in, and one that may be tried again says when', async () => {
  const { answer } = await answerTo(new ShopError('unauthenticated', 'Please sign in.'))
  expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  const later = await answerTo(new ShopError('too_many', 'Wait.', undefined, 60))
  expect(later.answer.headers.get('retry-after')).toBe('60')
})

test('an unexpected error is logged with its cause and answered without it', async () => {
  const cause = new Error('a secret')
  const { answer, body, logged } = await answerTo(cause)
  expect([answer.status, body.error.code]).toEqual([500, 'internal'])
  expect(JSON.stringify(body)).not.toContain('secret')
  expect(logged).toEqual([['GET /api/test', cause]])
})

test.each([
  ...['40001', '40P01', '55P03', '53300', '57014', '57P01', '57P02', '57P03'].map(withCode),
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].map(withCode),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('timeout exceeded when trying to connect'),
])('a database that is busy or away is answered 503 (%o)', async error => {
  const { answer, body } = await answerTo(error)
  expect([answer.status, body.error.code]).toEqual([503, 'busy'])
})

test.each(['53100', 'ENOSPC', 'EDQUOT'].map(withCode))(
  'a full disk is answered 503 by its own code (%o)',
  async error => {
    const { answer, body, logged } = await answerTo(error)
    expect([answer.status, body.error.code, answer.headers.get('retry-after')]).toEqual([
      503,
      'disk_full',
      '60',
    ])
    expect(logged).toHaveLength(1)
  },
)

test.each([
  withCode('23505'),
  new Error('The Connection terminated'),
  new Error('is not queryable, it says'),
  new Error('A timeout exceeded when trying to connect'),
  'Connection terminated',
  { code: '40001' },
])('any other error is answered 500 (%o)', async error => {
  expect((await answerTo(error)).answer.status).toBe(500)
})

test('a request too malformed for the app is answered 400 with the same headers as any other', async () => {
  const answer = refuseMalformed()
  expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([400, 'DENY'])
  expect((await answer.json()).error.code).toBe('invalid')
})

test('failures at many addresses of one route have one name in the log', async () => {
  const logged: string[] = []
  const log = { info: () => {}, warn: () => {}, error: (message: string) => logged.push(message) }
  const app = new Hono()
  app.use(async (_, next) => next())
  app.onError((error, c) =>
    toErrorAnswer(error, c, { log, securityLog: () => {}, config: { trustProxy: false } }),
  )
  app.get('/media/:id', () => {
    throw new Error('The disk is gone')
  })
  app.all('*', c => c.notFound())
  for (const id of ['a', 'b']) await app.request(`/media/${id}`)
  expect(logged).toEqual(['GET /media/:id', 'GET /media/:id'])
})
