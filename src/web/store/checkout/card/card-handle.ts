export type CardFieldName = 'number' | 'expiry' | 'cvc'
export type CardFormField = 'name' | CardFieldName

/** In the order of the page. */
export const cardFormFields = ['name', 'number', 'expiry', 'cvc'] as const

export type CardErrors = Partial<Record<CardFormField, string | undefined>>

export const cardFieldId = (field: CardFormField) => `card-${field}`

/** What the page can ask of the open card form. */
export type CardHandle = {
  /** Shows a message at every empty or unfinished field, and returns the first of them. */
  check: () => CardFormField | undefined
  focus: (field: CardFormField) => void
  /**
   * Sends the card to Stripe, past the shop, and returns Stripe's id of it; null when a field is wrong, with a message
   * beside it. Throws `CardFailure`.
   */
  createPaymentMethod: () => Promise<string | null>
  /** Runs the bank's 3-D Secure question. Throws `CardFailure` when it was not answered. */
  confirm: (clientSecret: string) => Promise<void>
}

/**
 * `card form`: the form was not loaded; `unreached`: Stripe was not, so the same card may do; `unknown`: the shop may have used
 * the card; `refused`: by Stripe or the bank.
 */
type Kind = 'card form' | 'unreached' | 'unknown' | 'refused'

/** What went wrong before there was an order, with a message for the buyer. */
export class CardFailure extends Error {
  override readonly name = 'CardFailure'
  readonly kind: Kind

  constructor(message: string, { kind = 'refused', cause }: { kind?: Kind; cause?: unknown } = {}) {
    super(message, { cause })
    this.kind = kind
  }
}
