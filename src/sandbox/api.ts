import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import type { Call } from './call.ts'
import { retrieveCharge } from './charges.ts'
import type { Faults } from './faults.ts'
import { cancelIntent, captureIntent } from './finish-intent.ts'
import { listObjects } from './lists.ts'
import { newId } from './new-id.ts'
import { parseForm } from './params.ts'
import { confirmById, createIntent, retrieveIntent, updateIntent } from './payment-intents.ts'
import { createPaymentMethod, retrievePaymentMethod } from './payment-methods.ts'
import { type Incoming, keyInUse, perform, type SandboxDeps } from './perform.ts'
import { createRefund, retrieveRefund } from './refunds.ts'
import { type Answer, notFound, StripeError, unauthorised } from './stripe-error.ts'
import { API_VERSION } from './stripe-objects.ts'

export type Env = { Bindings: HttpBindings }
type Work = (call: Call, id: string) => unknown
type Handler = (c: Context<Env>) => Promise<Response>

/** The calls that need the secret key, as the official SDK makes them. */
export function apiRoutes(
  deps: SandboxDeps,
  secretKey: string,
  wake: () => void,
  faults: Faults | null,
): Hono<Env> {
  const api = new Hono<Env>()
  const on = (work: Work) => answering(deps, secretKey, wake, faults, work)
  api.get(
    '/payment_intents',
    on(call => listObjects(call, 'payment_intent', '/v1/payment_intents')),
  )
  api.post('/payment_intents', on(createIntent))
  api.get('/payment_intents/:id', on(retrieveIntent))
  api.post('/payment_intents/:id', on(updateIntent))
  api.post('/payment_intents/:id/confirm', on(confirmById))
  api.post('/payment_intents/:id/capture', on(captureIntent))
  api.post('/payment_intents/:id/cancel', on(cancelIntent))
  api.post('/payment_methods', on(createPaymentMethod))
  api.get('/payment_methods/:id', on(retrievePaymentMethod))
  api.get(
    '/charges',
    on(call => listObjects(call, 'charge', '/v1/charges')),
  )
  api.get('/charges/:id', on(retrieveCharge))
  api.get(
    '/refunds',
    on(call => listObjects(call, 'refund', '/v1/refunds')),
  )
  api.post('/refunds', on(createRefund))
  api.get('/refunds/:id', on(retrieveRefund))
  api.get(
    '/events',
    on(call => listObjects(call, 'event', '/v1/events')),
  )
  api.get('/events/:id', on(retrieveEvent))
  api.all('*', c => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}). The sandbox implements only a part of Stripe's API.`
    return send(c, newId('req'), new StripeError(404, { type: 'invalid_request_error', message }).answer)
  })
  return api
}

function retrieveEvent(call: Call, id: string) {
  const event = call.store.get('event', id)
  if (!event) throw notFound('event', id, 'id')
  return event
}

/** Makes a route's handler of an operation: checks the API key, reads the form, applies idempotency and planned faults. */
export function answering(
  deps: SandboxDeps,
  key: string,
  wake: () => void,
  faults: Faults | null,
  work: Work,
): Handler {
  return async c => {
    const requestId = newId('req')
    const refused = refuseKey(c, key)
    if (refused) return send(c, requestId, refused.answer)
    const incoming = await read(c, requestId, key)
    if (incoming instanceof StripeError) return send(c, requestId, incoming.answer)
    const { busyKeys } = deps
    if (incoming.key !== null && busyKeys.has(incoming.key)) {
      return send(c, requestId, keyInUse(incoming.key).answer, incoming)
    }
    if (incoming.key !== null) busyKeys.add(incoming.key)
    try {
      const fault = faults?.next(incoming)
      const failedBefore = await fault?.before()
      if (failedBefore)
        return failedBefore === 'disconnect' ? disconnect(c) : send(c, requestId, failedBefore, incoming)
      const answer = perform(deps, incoming, call => work(call, c.req.param('id') ?? ''))
      wake()
      const failedAfter = await fault?.after()
      return failedAfter === 'disconnect'
        ? disconnect(c)
        : send(c, requestId, failedAfter ?? answer, incoming)
    } finally {
      if (incoming.key !== null) busyKeys.delete(incoming.key)
    }
  }
}

async function read(c: Context<Env>, requestId: string, apiKey: string): Promise<Incoming | StripeError> {
  const { method, path } = c.req
  const isPost = method === 'POST'
  const query = new URL(c.req.url).search
  const params = parseForm(isPost ? await c.req.text() : query)
  if (params instanceof StripeError) return params
  return { requestId, method, path, params, key: isPost ? idempotencyKeyOf(c, apiKey) : null }
}

/** Idempotency keys are kept apart per API key, so a browser cannot use up a key of the shop. */
function idempotencyKeyOf(c: Context<Env>, apiKey: string): string | null {
  const given = c.req.header('idempotency-key')
  if (given === undefined) return null
  return apiKey.startsWith('pk_') ? `browser ${given}` : given
}

function refuseKey(c: Context<Env>, key: string): StripeError | null {
  const [scheme = '', credential = ''] = (c.req.header('authorization') ?? '').split(' ')
  if (!credential) {
    return unauthorised(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  }
  const given =
    scheme === 'Basic' ? Buffer.from(credential, 'base64').toString().replace(/:.*$/, '') : credential
  return given === key
    ? null
    : unauthorised(`Invalid API Key provided: ${given.slice(0, 8)}***${given.slice(-4)}`)
}

function send(
  c: Context<Env>,
  requestId: string,
  { status, body, replayed }: Answer & { replayed?: true },
  incoming?: Incoming,
): Response {
  return new Response(JSON.stringify(body, null, 2), {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-cache, no-store',
      'request-id': requestId,
      'stripe-version': c.req.header('stripe-version') ?? API_VERSION,
      ...(incoming?.key && { 'idempotency-key': incoming.key }),
      ...(replayed && { 'idempotent-replayed': 'true' }),
      // Stripe tells its SDK to retry while the key is in use, but not when the stored answer would come again.
      ...(status >= 400 && { 'stripe-should-retry': String(status === 409) }),
    },
  })
}

/** Closes the connection without an answer. */
function disconnect(c: Context<Env>): Response {
  // A call made in process has no socket to close.
  if (!c.env?.incoming) return new Response(null, { status: 502 })
  c.env.incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}
