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

type Keeps = 'nothing' | 'key' | 'all'

/**
 * An error as Stripe returns it. `keeps` tells what stays stored after it: nothing; the answer under its idempotency
 * key; or also everything the call wrote, such as a declined charge.
 */
export class StripeError extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly keeps: Keeps

  constructor(status: number, body: ErrorBody, keeps: Keeps = 'key') {
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

/** Status 400: the call is refused before it does anything. */
export const invalid = (message: string, more: { code?: string; param?: string } = {}): StripeError =>
  new StripeError(400, { type: 'invalid_request_error', message, ...more })

/** Status 400 for a malformed parameter. The idempotency key can be used again. */
export const badParameter = (message: string, code: string, param: string): StripeError =>
  new StripeError(400, { type: 'invalid_request_error', code, message, param }, 'nothing')

export const unexpectedState = (message: string, payment_intent: unknown): StripeError =>
  new StripeError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent,
  })

/** Status 404 for an unknown id. */
export const notFound = (what: string, id: string, param: string): StripeError =>
  new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  })

export const unauthorised = (message: string): StripeError =>
  new StripeError(401, { type: 'invalid_request_error', message }, 'nothing')
