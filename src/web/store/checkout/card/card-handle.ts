export type CardFieldName = 'number' | 'expiry' | 'cvc'
export type CardFormField = 'name' | CardFieldName

/** What the open card form can be asked for. */
export type CardHandle = {
  /** Names every field that is still empty, beside it, and answers the first of them; null when none is. */
  nameMissing: () => CardFormField | null
  /**
   * Hands the card to the card provider, past the shop, and answers the provider's id of it; null when a field is
   * wrong, which is then said beside it. Throws `CardFailure`.
   */
  createPaymentMethod: () => Promise<string | null>
  /** Lets the buyer's bank ask its question. Throws `CardFailure` when the bank did not get its answer. */
  confirm: (clientSecret: string) => Promise<void>
}

/** `card form`: it was not there; `unknown`: the shop may have asked the card; `refused`: by provider or bank. */
type Kind = 'card form' | 'unknown' | 'refused'

/** What went wrong before any order, in words for the buyer. */
export class CardFailure extends Error {
  override readonly name = 'CardFailure'
  readonly kind: Kind

  constructor(message: string, { kind = 'refused', cause }: { kind?: Kind; cause?: unknown } = {}) {
    super(message, { cause })
    this.kind = kind
  }
}
