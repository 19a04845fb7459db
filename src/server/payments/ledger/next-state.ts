import type { PaymentState } from '../../../contract/orders/order-status.ts'
import type { CardPaymentState, PaymentProblem } from '../../db/tables/payment-tables.ts'
import type { Intent } from '../provider/card-provider.ts'
import { isLive, type Payment } from './queries.ts'

/** What becomes of a payment. */
export type Change = {
  state: CardPaymentState
  capturedCents?: number
  paymentState?: PaymentState
  /** What was captured beyond what an order costs is to be given back. */
  refund?: { cents: number; reason: string }
  problem?: PaymentProblem
  /** Only a person ends it. */
  problemStays?: true
}

/**
 * What becomes of a payment, given its intent as it is now; null: nothing. It depends on no event, so whatever arrives
 * late, twice or never leads to the same end.
 */
export function nextState(payment: Payment, intent: Pick<Intent, 'status' | 'capturedCents'>): Change | null {
  if (isLive(payment)) return afterLive(payment, intent.status)
  if (intent.status === 'succeeded') return afterCapture(payment, intent.capturedCents)
  if (payment.state === 'ordered' && intent.status === 'canceled') {
    return { state: 'failed', paymentState: 'failed', problem: { code: 'authorisation_ended' } }
  }
  if (payment.state === 'releasing' && intent.status === 'canceled') {
    return { state: 'released', paymentState: 'released' }
  }
  return intent.status === 'requires_capture' ? afterAuthorised(payment) : null
}

function afterLive({ state }: Payment, status: Intent['status']): Change | null {
  if (status === 'canceled') return { state: 'released', paymentState: 'released' }
  const authorised = status === 'requires_capture' || status === 'succeeded'
  return authorised && state !== 'authorised' ? { state: 'authorised', paymentState: 'authorised' } : null
}

function afterCapture(payment: Payment, capturedCents: number): Change | null {
  if (payment.state === 'captured') return null
  const refund = refundAfterCapture(payment, capturedCents)
  const captured = {
    ...({ state: 'captured', capturedCents, paymentState: 'paid' } as const),
    ...(refund.cents > 0 && { refund }),
  }
  if (isGivenUp(payment) || capturedCents === payment.amountCents) return captured
  return { ...captured, problem: { code: 'charged_less' }, problemStays: true }
}

const isGivenUp = ({ state }: Payment) => state === 'releasing' || state === 'released'

function refundAfterCapture(payment: Payment, capturedCents: number): { cents: number; reason: string } {
  const { orderId, amountCents, dueCents } = payment
  if (!isGivenUp(payment))
    return { cents: capturedCents - (dueCents ?? amountCents), reason: 'The order was changed.' }
  const reason = orderId ? 'It was charged after it had been given up.' : 'There is no order for it.'
  return { cents: capturedCents, reason }
}

/** The payment seemed to be over, but the card is still authorised. */
function afterAuthorised({ state }: Payment): Change | null {
  if (state === 'failed') return { state: 'ordered', paymentState: 'authorised' }
  return state === 'released' ? { state: 'releasing' } : null
}
