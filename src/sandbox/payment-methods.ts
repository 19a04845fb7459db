import { type Call, type MethodNote, seconds } from './call.ts'
import { newId } from './new-id.ts'
import { allowOnly, group, integer, metadata, type Params, required, text } from './params.ts'
import { badParameter, notFound, StripeError } from './stripe-error.ts'
import type { PaymentMethod } from './stripe-objects.ts'
import {
  cardOfFingerprint,
  cardOfMethodId,
  cardOfNumber,
  fingerprintOf,
  passesLuhn,
  type TestCard,
} from './test-cards.ts'

/** Makes a payment method from a typed test card. Only the last four digits of the number are stored. */
export function createPaymentMethod(call: Call): PaymentMethod {
  const { params } = call
  allowOnly(params, ['type', 'card', 'billing_details', 'metadata', 'allow_redisplay', 'radar_options'])
  const type = required(text(params, 'type'), 'type')
  if (type !== 'card') throw badParameter(`Invalid type: ${type}`, 'parameter_invalid', 'type')
  return methodOfTyped(call, required(group(params, 'card'), 'card'), params)
}

export function retrievePaymentMethod(call: Call, id: string): PaymentMethod {
  const found = findPaymentMethod(call, id)
  if (!found) throw notFound('PaymentMethod', id, 'payment_method')
  return found
}

/** A stored payment method. An id such as `pm_card_visa` makes a new one, as with Stripe. */
export function findPaymentMethod(call: Call, id: string): PaymentMethod | undefined {
  const testCard = cardOfMethodId(id)
  if (!testCard) return call.store.get('payment_method', id)
  const year = new Date(call.now).getUTCFullYear() + 1
  return keep(call, testCard, { exp_month: 12, exp_year: year }, null, Object.create(null))
}

/** Checks number, expiry date and security code with Stripe's messages, then stores the payment method. */
export function methodOfTyped(call: Call, card: Params, rest: Params): PaymentMethod {
  const testCard = checkNumber(required(text(card, 'number'), 'card[number]').replace(/[\s-]/g, ''))
  const exp_month = required(integer(card, 'exp_month'), 'card[exp_month]')
  const exp_year = fullYear(required(integer(card, 'exp_year'), 'card[exp_year]'))
  checkExpiry(call, exp_month, exp_year)
  const cvc = text(card, 'cvc')
  if (cvc !== undefined && !(testCard.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  }
  const check = cvc === undefined ? null : (testCard.cvcCheck ?? 'pass')
  return keep(call, testCard, { exp_month, exp_year }, check, rest)
}

function checkNumber(number: string): TestCard {
  if (!passesLuhn(number)) throw cardError('incorrect_number', 'Your card number is incorrect.', 'number')
  const known = cardOfNumber(number)
  if (known) return known
  throw cardError(
    'card_declined',
    'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    'number',
    'test_mode_live_card',
  )
}

const fullYear = (year: number) => (year < 100 ? 2000 + year : year)

function checkExpiry(call: Call, month: number, year: number) {
  if (month < 1 || month > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  }
  const now = new Date(call.now)
  const monthsLeft = (year - now.getUTCFullYear()) * 12 + (month - 1 - now.getUTCMonth())
  if (monthsLeft < 0 || monthsLeft > 50 * 12) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  }
}

const cardError = (code: string, message: string, param: string, decline_code?: string) =>
  new StripeError(402, { type: 'card_error', code, message, param, ...(decline_code && { decline_code }) })

function keep(
  call: Call,
  card: TestCard,
  expiry: { exp_month: number; exp_year: number },
  cvc_check: string | null,
  rest: Params,
): PaymentMethod {
  return call.store.put<'payment_method'>({
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(group(rest, 'billing_details')),
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check },
      country: 'US',
      display_brand: card.brand,
      ...expiry,
      fingerprint: fingerprintOf(card),
      funding: card.funding,
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: card.brand !== 'amex' },
      wallet: null,
    },
    created: seconds(call),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: metadata(rest),
    type: 'card',
  })
}

function billingDetails(given: Params = Object.create(null)): PaymentMethod['billing_details'] {
  const address = group(given, 'address') ?? Object.create(null)
  const of = (params: Params, name: string) => text(params, name) ?? null
  return {
    address: {
      city: of(address, 'city'),
      country: of(address, 'country'),
      line1: of(address, 'line1'),
      line2: of(address, 'line2'),
      postal_code: of(address, 'postal_code'),
      state: of(address, 'state'),
    },
    email: of(given, 'email'),
    name: of(given, 'name'),
    phone: of(given, 'phone'),
    tax_id: null,
  }
}

export const methodNote = (call: Call, id: string): MethodNote => call.store.note(id) as MethodNote
export const setMethodNote = (call: Call, id: string, note: MethodNote) => call.store.setNote(id, note)

/** The test card of a stored payment method, which decides how it behaves. */
export function testCardOf(call: Call, methodId: string): TestCard {
  const method = call.store.get('payment_method', methodId)
  const card = cardOfFingerprint(method?.card?.fingerprint ?? '')
  if (!card) throw new Error(`${methodId} belongs to no test card.`)
  return card
}
