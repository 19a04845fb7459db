import { expect, test } from 'vitest'
import { createApiClient } from './client.ts'

const answering = (answer: () => Response) =>
  createApiClient({ origin: 'http://shop.test', fetch: async () => answer() })

const cut = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"items": ['))
        controller.error(new TypeError('network error'))
      },
    }),
  )

test('an answer that is cut off, or that is not the shop’s, is one that did not arrive', async () => {
  const portal = () => new Response('<h1>Pay for this network</h1>', { status: 200 })
  for (const answer of [cut, portal]) {
    await expect(answering(answer).cart.get()).rejects.toMatchObject({ code: 'offline', unreachable: true })
  }
})

test('a call that the page has given up is no lost connection', async () => {
  const leaving = new AbortController()
  const client = answering(() => {
    leaving.abort()
    return cut()
  })
  await expect(client.cart.get({}, { signal: leaving.signal })).rejects.toBeInstanceOf(TypeError)
})

test('tells a refusal in the shop’s words from one of something before it', async () => {
  const refusal = { error: { code: 'busy', message: 'The card service is not responding.' } }
  const shop = answering(() => Response.json(refusal, { status: 503 }))
  await expect(shop.cart.get()).rejects.toMatchObject({ hasWords: true, code: 'busy' })
  const proxy = answering(() => new Response('Bad gateway', { status: 502 }))
  await expect(proxy.cart.get()).rejects.toMatchObject({ hasWords: false, unreachable: true, status: 502 })
})

test('a call that was sent with the token of another tab’s earlier answer is sent again', async () => {
  const [cookies, sent] = [['first', 'second'], [] as (string | null)[]]
  const refusal = { error: { code: 'csrf', message: 'This request did not come from the shop.' } }
  const client = createApiClient({
    origin: 'http://shop.test',
    csrfToken: () => cookies[sent.length] ?? 'third',
    fetch: async ({ headers }) => {
      sent.push(headers.get('x-xsrf-token'))
      return sent.at(-1) === 'second'
        ? Response.json({ token: 't' })
        : Response.json(refusal, { status: 403 })
    },
  })
  const body = { email: 'amna@example.com', password: 'a password' }
  expect(await client.accounts.login({ body })).toEqual({ token: 't' })
  await expect(client.accounts.login({ body })).rejects.toMatchObject({ code: 'csrf' })
  expect(sent).toEqual(['first', 'second', 'third', 'third'])
})
