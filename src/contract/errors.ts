/** The code of every refusal with its HTTP status, for server and client. */
export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  wrong_code: 401,
  challenge_over: 401,
  card_declined: 402,
  forbidden: 403,
  reauthenticate: 403,
  second_factor_needed: 403,
  wrong_role: 403,
  csrf: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_slow: 408,
  cart_empty: 409,
  cart_changed: 409,
  out_of_stock: 409,
  order_too_large: 409,
  too_many_open_orders: 409,
  wishlist_full: 409,
  illegal_transition: 409,
  order_changed: 409,
  stock_changed: 409,
  already_received: 409,
  product_changed: 409,
  settings_changed: 409,
  no_demo: 409,
  category_changed: 409,
  category_in_use: 409,
  size_chart_changed: 409,
  collection_changed: 409,
  page_changed: 409,
  payment_not_ready: 409,
  payment_released: 409,
  not_refundable: 409,
  cannot_undo: 409,
  last_owner: 409,
  owner_stays: 409,
  not_erasable: 409,
  email_taken: 409,
  username_taken: 409,
  idempotency_key_reused: 409,
  too_large: 413,
  not_an_image: 415,
  not_a_csv: 415,
  too_many: 429,
  internal: 500,
  busy: 503,
  disk_full: 503,
  payments_off: 503,
  links_off: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** The body of every refusal: a code for programs, a message for people, and a message for each wrong field. */
export type Refusal = {
  error: { code: ErrorCode; message: string; fields?: Record<string, string>; requestId?: string }
}

/** A refusal as an exception; operations throw it, and `http/errors.ts` turns it into an answer. */
export class ShopError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** Whole seconds to wait before the next try; sent as the header Retry-After. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>, retryAfter?: number) {
    super(message)
    this.name = 'ShopError'
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }

  get status() {
    return errorStatus[this.code]
  }

  /** `requestId`: under which the shop's log tells more. */
  toRefusal(requestId?: string): Refusal {
    return {
      error: {
        code: this.code,
        message: this.message,
        ...(this.fields ? { fields: this.fields } : {}),
        ...(requestId ? { requestId } : {}),
      },
    }
  }
}
