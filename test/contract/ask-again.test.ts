import { expect, test, vi } from 'vitest'
import { askAgain } from '../../test-support/ask-again.ts'

const busy = (seconds: string) => new Response('{}', { status: 503, headers: { 'retry-after': seconds } })
const order = () => new Request('http://127.0.0.1/api/order/place', { method: 'POST', body: '{"phone":"1"}' })

test('a test that is told to wait sends the same request again', async () => {
  const bodies: string[] = []
  const ask = async (request: Request) => {
    bodies.push(await request.text())
    return bodies.length < 3 ? busy('0.001') : new Response('done')
  }
  expect(await (await askAgain(order(), ask)).text()).toBe('done')
  expect(bodies).toEqual(Array(3).fill('{"phone":"1"}'))
})

test('what is refused for another reason, or for too long, is not asked again for ever', async () => {
  const refused = vi.fn(async () => new Response('{}', { status: 409 }))
  expect((await askAgain(order(), refused)).status).toBe(409)
  const failed = vi.fn(async () => new Response('{}', { status: 503 }))
  expect((await askAgain(order(), failed)).status).toBe(503)
  expect([refused.mock.calls.length, failed.mock.calls.length]).toEqual([1, 1])
  const always = vi.fn(async () => busy('0.001'))
  expect((await askAgain(order(), always)).status).toBe(503)
  expect(always).toHaveBeenCalledTimes(12)
})
