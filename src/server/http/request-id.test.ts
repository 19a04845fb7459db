import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { makeUser } from '../../../test-support/factories.ts'
import { createApp } from '../app.ts'
import { createLogs } from '../log/open-log.ts'

const shop = await createTestApp()
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The app over a database that fails, with what it logs. */
function failingApp(trustProxy: boolean) {
  const entries: Record<string, unknown>[] = []
  const logs = createLogs((level, message, fields) => entries.push({ level, message, ...fields }))
  const db = Object.create(shop.db, {
    selectFrom: {
      value: () => {
        throw new Error('The database is gone')
      },
    },
  }) as typeof shop.db
  const config = { ...shop.deps.config, trustProxy }
  return { entries, app: createApp({ ...shop.deps, ...logs, config, db }) }
}

test('every answer has an id of its own', async () => {
  const ids = []
  for (const path of ['/api/product/new-arrivals', '/api/cart/get', '/healthz', '/api/no-such'])
    ids.push((await shop.request('GET', path)).headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(4)
  for (const id of ids) expect(id).toMatch(uuid)
})

test('a failure names the id under which the log tells more, and a refusal does not', async () => {
  const { app, entries } = failingApp(false)
  const answer = await app.request('/api/product/product/any')
  const id = answer.headers.get('x-request-id')
  expect(answer.status).toBe(500)
  expect((await answer.json()).error.requestId).toBe(id)
  expect(entries).toMatchObject([{ message: 'GET /api/product/product/{id}', requestId: id }])
  const refused = await shop.request('GET', '/api/no-such')
  expect((await refused.json()).error).not.toHaveProperty('requestId')
})

test('only the id of a trusted proxy is taken over, and only if it is well formed', async () => {
  const idFor = async (given: string, trustProxy: boolean) => {
    const answer = await failingApp(trustProxy).app.request('/healthz', {
      headers: { 'x-request-id': given },
    })
    return answer.headers.get('x-request-id')
  }
  expect(await idFor('f00dfeed-0001', true)).toBe('f00dfeed-0001')
  expect(await idFor('f00dfeed-0001', false)).toMatch(uuid)
  for (const odd of ['short', 'with space in it', 'x'.repeat(65), 'quote"quote', '<script>alert'])
    expect(await idFor(odd, true)).toMatch(uuid)
})

test('a refusal that tells of an attack is in the security log with caller, call and network', async () => {
  const { token } = await makeUser(shop)
  shop.securityLogged.length = 0
  await shop.request('GET', '/api/cart/get', { token: 'unknown' })
  await shop.request('GET', '/api/deals/get-deals', { token })
  await shop.request('POST', '/api/user/logout', { token, headers: { cookie: 'XSRF-TOKEN=a' } })
  await shop.request('POST', '/api/user/login', { body: { email: 'nobody@example.com', password: 'wrong' } })
  expect(shop.securityLogged).toMatchObject([
    { event: 'unauthenticated', code: 'unauthenticated', network: 'local' },
    { event: 'forbidden', code: 'forbidden' },
    { event: 'forged_request', code: 'csrf' },
    { event: 'sign_in_refused', code: 'wrong_credentials' },
  ])
})
