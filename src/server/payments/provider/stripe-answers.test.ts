import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { stripeProvider } from './stripe-provider.ts'

const intent = {
  ...{ id: 'pi_1', object: 'payment_intent', status: 'succeeded', amount: 500, currency: 'usd' },
  ...{ amount_received: 500, client_secret: 's', metadata: {} },
}
const say = (status: number, body: string, headers = {}): RequestListener => {
  return (_, answer) => void answer.writeHead(status, headers).end(body)
}
const tell = (body: unknown) => say(200, JSON.stringify(body), { 'content-type': 'application/json' })

/** What a provider, or whatever is between it and the shop, may do instead of answering. */
const troubles: Record<string, RequestListener> = {
  'never answers': () => {},
  'answers a byte at a time without end': (_, answer) => {
    const timer = setInterval(() => answer.write(' '), 5)
    answer.on('close', () => clearInterval(timer))
  },
  'stops in the middle of its answer': (_, answer) => {
    answer.writeHead(200, { 'content-length': 1_000 }).write('{"id": "pi_1"')
    answer.socket?.destroySoon()
  },
  'answers a page': say(200, '<html>Sign in to the airport network</html>'),
  'answers a page about its own failure': say(502, '<html>Bad Gateway</html>'),
  'answers nothing': say(200, ''),
  'answers an empty object': tell({}),
  'answers about another payment': tell({ ...intent, id: 'pi_2' }),
  'answers no amount': tell({ ...intent, amount: null }),
  'answers an amount that cannot be': tell({ ...intent, amount_received: -1 }),
  'answers part of a cent': tell({ ...intent, amount: 0.5 }),
  'leads somewhere else': say(302, '', { location: '/v1/payment_intents/pi_1' }),
  'is busy': say(429, '{"error": {"type": "rate_limit_error", "message": "Slow down"}}'),
  'does not know the key': say(401, '{"error": {"type": "invalid_request_error", "message": "No key"}}'),
}

async function connectTo(listener: RequestListener, limitMs?: number) {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // It listens on a port, so it has an address of that kind.
  const { port } = server.address() as AddressInfo
  return stripeProvider({
    ...{ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: `http://127.0.0.1:${port}` },
    ...{ maxNetworkRetries: 0, ...(limitMs === undefined ? {} : { limitMs }) },
  })
}

test.each(Object.keys(troubles))(
  'a provider that %s is down, within the time that a call may take',
  async trouble => {
    const provider = await connectTo(troubles[trouble] ?? say(500, ''), 300)
    await expect(provider.findIntent('pi_1')).rejects.toMatchObject({ name: 'ProviderDown' })
  },
)

test('an answer as it should be is taken, also with what is new at Stripe', async () => {
  const provider = await connectTo(tell({ ...intent, status: 'thinking', latest_charge: 'ch_1' }))
  expect(await provider.findIntent('pi_1')).toMatchObject({ status: 'processing', amountCents: 500 })
})
