import { createHash } from 'node:crypto'

/** Why the bank declines, as Stripe reports it. */
export type Decline = { code: string; decline_code?: string; message: string; blocked?: boolean }

export type TestCard = {
  number: string
  brand: string
  funding: string
  /** Stripe's ids that stand for a payment method with this card. */
  ids: string[]
  decline?: Decline
  /** Needs 3-D Secure; with `broken` the authentication itself fails. */
  authentication?: 'required' | 'broken'
  capture?: 'declined' | 'fails-once'
  refund?: 'pending' | 'fails-later'
  /** The attempt is `processing` first and finishes later. */
  slow?: boolean
  cvcCheck?: 'fail'
}

type More = Partial<Omit<TestCard, 'number' | 'ids'>>

const card = (number: string, ids: string[], more: More = {}): TestCard => ({
  number,
  brand: 'visa',
  funding: 'credit',
  ids: ids.map(id => `pm_card_${id}`),
  ...more,
})
const declined = (decline_code: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
})
/** Stripe's documentation names some declines with `visa` and some without; here both work. */
const withAndWithoutVisa = (name: string) => [`visa_${name}`, name]
const mastercard = { brand: 'mastercard' }
const debit = { funding: 'debit' }
const secure = { authentication: 'required' } as const

const insufficientFunds = declined('insufficient_funds', 'Your card has insufficient funds.')
const overLimit =
  'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.'

/** Stripe's documented test cards for one-off payments. */
const stripeCards: TestCard[] = [
  card('4242424242424242', ['visa', 'us']),
  card('4000056655665556', ['visa_debit'], debit),
  card('5555555555554444', ['mastercard'], mastercard),
  card('2223003122003222', [], mastercard),
  card('5200828282828210', ['mastercard_debit'], { ...mastercard, ...debit }),
  card('5105105105105100', ['mastercard_prepaid'], { ...mastercard, funding: 'prepaid' }),
  card('378282246310005', ['amex', 'amex_threeDSecureNotSupported'], { brand: 'amex' }),
  card('371449635398431', [], { brand: 'amex' }),
  card('6011111111111117', ['discover'], { brand: 'discover' }),
  card('6011000990139424', [], { brand: 'discover' }),
  card('3056930009020004', ['diners'], { brand: 'diners' }),
  card('36227206271667', [], { brand: 'diners' }),
  card('3566002020360505', ['jcb'], { brand: 'jcb' }),
  card('6200000000000005', ['unionpay'], { brand: 'unionpay' }),

  card('4000000000000002', withAndWithoutVisa('chargeDeclined'), { decline: declined('generic_decline') }),
  card('4000000000009995', withAndWithoutVisa('chargeDeclinedInsufficientFunds'), {
    decline: insufficientFunds,
  }),
  card('4000000000009987', withAndWithoutVisa('chargeDeclinedLostCard'), { decline: declined('lost_card') }),
  card('4000000000009979', withAndWithoutVisa('chargeDeclinedStolenCard'), {
    decline: declined('stolen_card'),
  }),
  card('4000000000000069', withAndWithoutVisa('chargeDeclinedExpiredCard'), {
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  }),
  card('4000000000000127', withAndWithoutVisa('chargeDeclinedIncorrectCvc'), {
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
    cvcCheck: 'fail',
  }),
  card('4000000000000119', withAndWithoutVisa('chargeDeclinedProcessingError'), {
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  }),
  card('4000000000006975', withAndWithoutVisa('chargeDeclinedVelocityLimitExceeded'), {
    decline: declined('card_velocity_exceeded', overLimit),
  }),
  card('4000000000000341', ['chargeCustomerFail'], { decline: declined('generic_decline') }),
  card('4100000000000019', [...withAndWithoutVisa('chargeDeclinedFraudulent'), 'radarBlock'], {
    decline: { ...declined('fraudulent'), blocked: true },
  }),
  card('4000000000000101', ['cvcCheckFail'], { cvcCheck: 'fail' }),

  card('4000002500003155', ['authenticationRequiredOnSetup'], secure),
  card('4000002760003184', ['authenticationRequired'], secure),
  card(
    '4000003800000446',
    ['authenticationRequiredSetupForOffSession', 'authenticationRequiredSetupForFutureUse'],
    secure,
  ),
  card('4000008260003178', ['authenticationRequiredChargeDeclinedInsufficientFunds'], {
    ...secure,
    decline: insufficientFunds,
  }),
  card('4000000000003220', ['threeDSecure2Required', 'threeDSecureRequired'], secure),
  card('4000008400000027', [], secure),
  card('4000008400001629', ['threeDSecureRequiredChargeDeclined'], {
    ...secure,
    decline: declined('generic_decline'),
  }),
  card('4000008400001280', ['threeDSecureRequiredProcessingError'], { authentication: 'broken' }),
  card('4000000000003055', ['threeDSecureOptional']),
  card('4000000000003097', ['threeDSecureOptionalProcessingError']),

  card('4000000000007726', ['pendingRefund'], { refund: 'pending' }),
  card('4000000000005126', ['refundFail'], { refund: 'fails-later' }),
]

/** The sandbox's own cards, for cases that Stripe has no test card for. */
const sandboxCards: TestCard[] = [
  // Authorised, but every capture is declined.
  card('4000000000900011', ['sandbox_captureDeclined'], { capture: 'declined' }),
  // The first capture fails with 500 and changes nothing; the next call (with another key) captures.
  card('4000000000900029', ['sandbox_captureFailsOnce'], { capture: 'fails-once' }),
  // The attempt is `processing` for a while before it succeeds.
  card('4000000000900037', ['sandbox_processing'], { slow: true }),
]

export const testCards: readonly TestCard[] = [...stripeCards, ...sandboxCards]

/** Stored instead of the number: not even a test card's number is written to disk. */
export const fingerprintOf = ({ number }: TestCard): string =>
  createHash('sha256').update(number).digest('base64url').slice(0, 16)

const byFingerprint = new Map(testCards.map(card => [fingerprintOf(card), card]))

export const cardOfFingerprint = (fingerprint: string): TestCard | undefined => byFingerprint.get(fingerprint)
export const cardOfNumber = (number: string): TestCard | undefined =>
  testCards.find(card => card.number === number)
export const cardOfMethodId = (id: string): TestCard | undefined =>
  testCards.find(card => card.ids.includes(id))

/** Whether the length and the check digit of a card number are right. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return /^\d{12,19}$/.test(number) && sum % 10 === 0
}
