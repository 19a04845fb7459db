// @ts-check
import { ask, flatten } from './ask.js'
import { askToAuthenticate } from './authentication-dialog.js'
import { CardDraft, isElementType } from './card-draft.js'
import { CardElement } from './card-element.js'

/**
 * @typedef {import('./ask.js').StripeError} StripeError
 * @typedef {import('./card-element.js').Options} Options
 * @typedef {Record<string, any>} Intent
 * @typedef {{ error: StripeError } | { paymentIntent: Intent }} IntentResult
 * @typedef {{ card?: CardElement, billing_details?: unknown, metadata?: unknown }} MethodData
 */

/** The part of Stripe.js that a card form uses: `Stripe(publishableKey)`. @param {string} key */
function Stripe(key) {
  if (typeof key !== 'string' || !key.startsWith('pk_')) {
    throw new Error('Please call Stripe() with your publishable key. You used an empty string.')
  }
  return {
    elements: createElements,
    createPaymentMethod: (/** @type {MethodData & { elements?: any, params?: MethodData }} */ data) =>
      createPaymentMethod(key, data),
    createToken: async () => ({ error: unsupported('Tokens') }),
    retrievePaymentIntent: (/** @type {string} */ secret) => retrieve(key, secret),
    confirmCardPayment: (
      /** @type {string} */ secret,
      /** @type {{ payment_method?: string | MethodData }} */ data = {},
      /** @type {{ handleActions?: boolean }} */ options = {},
    ) => confirmCardPayment(key, secret, data, options),
    handleCardAction: (/** @type {string} */ secret) => handleAction(key, secret, 'handleCardAction'),
    handleNextAction: (/** @type {{ clientSecret: string }} */ { clientSecret }) =>
      handleAction(key, clientSecret, 'handleNextAction'),
    registerAppInfo() {},
    _registerWrapper() {},
  }
}
// The release that @stripe/stripe-js expects; it warns about any other.
Stripe.version = 'endive'
Object.assign(window, { Stripe })

/** @param {string} what */
const unsupported = what => ({
  type: 'invalid_request_error',
  message: `${what} are not supported by the sandbox.`,
})

function createElements() {
  const draft = new CardDraft()
  /** @type {Map<string, CardElement>} */
  const made = new Map()
  return {
    /** @param {string} type @param {Options} options */
    create(type, options = {}) {
      if (!isElementType(type)) throw new Error(`${type} is not supported by the sandbox.`)
      const element = new CardElement(type, options, draft)
      made.set(type, element)
      return element
    },
    /** By type, or by the React component of that type. @param {string | { __elementType: string }} type */
    getElement: type => made.get(typeof type === 'string' ? type : type.__elementType) ?? null,
    update() {},
    submit: async () => {
      const error = draft.error()
      return error ? { error } : {}
    },
    _draft: draft,
  }
}

/**
 * @param {string} key @param {MethodData & { elements?: { _draft: CardDraft }, params?: MethodData }} data
 * @returns {Promise<{ error: StripeError } | { paymentMethod: Record<string, any> }>}
 */
async function createPaymentMethod(key, { card, elements, params, ...rest }) {
  const draft = elements?._draft ?? card?._draft
  if (!draft) throw new Error('createPaymentMethod needs a card Element.')
  const error = draft.error()
  if (error) return { error }
  const details = elements ? (params ?? {}) : rest
  const result = await ask(key, 'POST', 'payment_methods', {
    type: 'card',
    ...flatten('card', draft.typed()),
    ...flatten('billing_details', details.billing_details),
    ...flatten('metadata', details.metadata),
  })
  return 'error' in result ? result : { paymentMethod: result.answer }
}

/** @param {string} secret */
const idOf = secret => secret.replace(/_secret_.*$/, '')

/** @param {string} key @param {string} secret @returns {Promise<IntentResult>} */
const retrieve = (key, secret) => askForIntent(key, 'GET', secret, '', {})

/**
 * @param {string} key @param {'GET' | 'POST'} method @param {string} secret @param {string} action
 * @param {Record<string, string>} params @returns {Promise<IntentResult>}
 */
async function askForIntent(key, method, secret, action, params) {
  const result = await ask(key, method, `payment_intents/${encodeURIComponent(idOf(secret))}${action}`, {
    client_secret: secret,
    ...params,
  })
  return 'error' in result ? result : { paymentIntent: result.answer }
}

/**
 * @param {string} key @param {string} secret @param {{ payment_method?: string | MethodData }} data
 * @param {{ handleActions?: boolean }} options @returns {Promise<IntentResult>}
 */
async function confirmCardPayment(key, secret, { payment_method }, { handleActions = true }) {
  const made = typeof payment_method === 'object' ? await createPaymentMethod(key, payment_method) : null
  if (made && 'error' in made) return made
  const id = made ? made.paymentMethod.id : payment_method
  const confirmed = await askForIntent(key, 'POST', secret, '/confirm', id ? { payment_method: id } : {})
  return 'error' in confirmed || !handleActions ? confirmed : authenticateIfRequired(key, secret, confirmed)
}

/** @param {string} key @param {string} secret @param {string} name @returns {Promise<IntentResult>} */
async function handleAction(key, secret, name) {
  const found = await retrieve(key, secret)
  if ('error' in found) return found
  if (found.paymentIntent.status === 'requires_action') return authenticateIfRequired(key, secret, found)
  return {
    error: {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `${name}: The PaymentIntent supplied is not in the requires_action state.`,
      payment_intent: found.paymentIntent,
    },
  }
}

/** @param {string} key @param {string} secret @param {{ paymentIntent: Intent }} found @returns {Promise<IntentResult>} */
async function authenticateIfRequired(key, secret, found) {
  if (found.paymentIntent.status !== 'requires_action') return found
  const outcome = await askToAuthenticate()
  const result = await askForIntent(key, 'POST', secret, '/authenticate', { outcome })
  if (!('error' in result) || result.error.code !== 'payment_intent_authentication_failure') return result
  // Stripe.js shows shoppers its own message.
  const message =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
  return { error: { ...result.error, message } }
}
