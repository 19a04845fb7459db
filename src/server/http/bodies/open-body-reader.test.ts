import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, afterEach, expect, test } from 'vitest'
import { endSent, headOf, sendPart } from '../../../../test-support/send-part.ts'
import { api } from '../../../contract/api.ts'
import { silentLogs } from '../../log/silent-log.ts'
import { createLoadGate } from '../../overload/load-gate.ts'
import { createPassLoadGate } from '../../overload/pass-load-gate.ts'
import { toErrorAnswer } from '../errors.ts'
import { openBodyReader } from './open-body-reader.ts'

const gate = createLoadGate({ now: () => 0, loopDelayMs: () => 0, databaseQueue: () => 0 })
const deps = { ...silentLogs, config: { trustProxy: false } }
const readBody = openBodyReader(deps)
const app = new Hono()
app.onError((error, c) => toErrorAnswer(error, c, deps))
app.post('*', async c => c.json(await readBody(c, api.accounts.login)))
const [listener, pass] = [
  getRequestListener(app.fetch),
  createPassLoadGate(gate, { hasMetrics: false, hasSandbox: false }),
]
let arrived = 0
const server = createServer((request, response) => {
  arrived += 1
  if (pass(request, response)) listener(request, response)
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
afterEach(endSent)
afterAll(() => server.close())
// A server that listens on a port has an address of this form.
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** Takes all that is left in the gate; answers the ways to give it back. */
function fill() {
  const leaves = []
  for (let leave = gate.enter('ordinary'); leave; leave = gate.enter('ordinary')) leaves.push(leave)
  return leaves
}

/** Sends the heads of requests, which are let in; resolves once they wait for their bodies. */
async function sendHeads(count: number) {
  const expected = arrived + count
  const head = headOf({ path: '/', length: 'Content-Length: 2' })
  const sent = Array.from({ length: count }, () => sendPart(url, head))
  await expect.poll(() => arrived).toBe(expected)
  return sent
}

test('who is still to send the body holds no place in the gate, and takes one once it is there', async () => {
  const sent = await sendHeads(40)
  await expect
    .poll(() => {
      const leaves = fill()
      for (const leave of leaves) leave()
      return leaves.length
    })
    .toBe(64)
  for (const { socket } of sent) socket.write('{}')
  await expect.poll(() => sent.map(each => each.status())).toEqual(Array(40).fill(200))
})

test('a shop that is busy once the body is there says so, and answers the next request of the connection', async () => {
  const [sent] = await sendHeads(1)
  if (!sent) throw new Error('Nothing was sent')
  const leaves = fill()
  sent.socket.write('{}')
  await expect.poll(sent.status).toBe(503)
  expect(sent.got.text).toMatch(/retry-after: 2\r\n/i)
  for (const leave of leaves) leave()
  sent.socket.write(`${headOf({ path: '/', length: 'Content-Length: 2' })}{}`)
  await expect.poll(() => sent.got.text).toContain('HTTP/1.1 200')
})
