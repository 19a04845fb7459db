import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Delivery = { payload: string; signature: string; type: string; id: string }

/** A server that records webhooks and answers them with `status`. */
export async function receiveWebhooks() {
  const receiver = { url: '', status: 200, deliveries: [] as Delivery[] }
  const server = createServer(async (request, response) => {
    const payload = Buffer.concat(await request.toArray()).toString()
    const { id, type } = JSON.parse(payload)
    receiver.deliveries.push({ id, type, payload, signature: String(request.headers['stripe-signature']) })
    response.writeHead(receiver.status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return receiver
}
