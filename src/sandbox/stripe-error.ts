type ErrorType = 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error'

export type ErrorBody = {
  type: ErrorType
  code?: string
  decline_code?: string
  message: string
  param?: string
  doc_url?: string
  [object: string]: unknown
}

export type Answer = { status: number; body: unknown }

type Kept = 'nothing' | 'key' | 'all'

/**
 * A refusal in Stripe's form. `keeps` says what outlives it: nothing (the call never began), the idempotency key
 * with this answer, or all that was written as well (a declined charge is a fact).
 */
export class StripeError extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly keeps: Kept

  constructor(status: number, body: ErrorBody, keeps: Kept = 'key') {
    super(body.message)
    this.status = status
    const doc_url = body.code && `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}`
    this.body = { ...body, ...(doc_url && { doc_url }) }
    this.keeps = keeps
  }

  get answer(): Answer {
    return { status: this.status, body: { error: this.body } }
  }
}

/** A call that Stripe refuses before it does anything. */
export const invalid = (message: string, more: { code?: string; param?: string } = {}): StripeError =>
  new StripeError(400, { type: 'invalid_request_error', message, ...more })

/** A parameter of the wrong form; such a refusal does not use up the idempotency key. */
export const badParameter = (message: string, code: string, param: string): StripeError =>
  new StripeError(400, { type: 'invalid_request_error', code, message, param }, 'nothing')

export const unexpectedState = (message: string, payment_intent: unknown): StripeError =>
  new StripeError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent,
  })

/** 404 for an id in the address. */
export const noSuch = (what: string, id: string, param: string): StripeError =>
  new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  })

export const unauthorised = (message: string): StripeError =>
  new StripeError(401, { type: 'invalid_request_error', message }, 'nothing')
