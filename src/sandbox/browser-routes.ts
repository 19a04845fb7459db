import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answering, type Env } from './api.ts'
import { browserScript } from './browser-script.ts'
import type { Call } from './call.ts'
import { authenticateIntent, confirmIntent } from './confirm-intent.ts'
import type { Faults } from './faults.ts'
import { text } from './params.ts'
import { retrieveIntent } from './payment-intents.ts'
import { createPaymentMethod } from './payment-methods.ts'
import type { SandboxDeps } from './perform.ts'
import { invalid } from './stripe-error.ts'
import type { PaymentIntent } from './stripe-objects.ts'

/** What a browser may call with the publishable key: load the script, send a card, confirm or authenticate one intent. */
export function browserRoutes(
  deps: SandboxDeps,
  publishableKey: string,
  wake: () => void,
  faults: Faults | null,
): Hono<Env> {
  const routes = new Hono<Env>()
  const script = browserScript()
  const on = (work: (call: Call, id: string) => unknown) =>
    answering(deps, publishableKey, wake, faults, work)
  const ofIntent = (work: (call: Call, intent: PaymentIntent) => PaymentIntent) =>
    on((call, id) => publicView(work(call, intentOfSecret(call, id))))
  routes.use(async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
    c.header('content-security-policy', "default-src 'none'")
  })
  routes.use(bodyLimit({ maxSize: 16 * 1024 }))
  routes.get('/stripe.js', c =>
    c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  routes.post('/v1/payment_methods', on(createPaymentMethod))
  routes.get(
    '/v1/payment_intents/:id',
    ofIntent((_, intent) => intent),
  )
  routes.post(
    '/v1/payment_intents/:id/confirm',
    ofIntent((call, intent) => confirmIntent(call, intent, text(call.params, 'payment_method'))),
  )
  routes.post(
    '/v1/payment_intents/:id/authenticate',
    ofIntent((call, { id }) => authenticateIntent(call, id)),
  )
  return routes
}

/** Finds the intent if the caller knows its client secret. */
function intentOfSecret(call: Call, id: string): PaymentIntent {
  const intent = retrieveIntent(call, id)
  if (text(call.params, 'client_secret') === intent.client_secret) return intent
  throw invalid(
    'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
    {
      code: 'payment_intent_invalid_parameter',
      param: 'client_secret',
    },
  )
}

/** The fields of an intent that the publishable key may read. */
const publicView = ({ latest_charge: _, metadata: __, ...rest }: PaymentIntent) => rest
