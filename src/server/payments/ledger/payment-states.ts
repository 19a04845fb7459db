import type { CardPaymentState } from '../../db/tables/payment-tables.ts'

/** The states of a card payment, each with the states that may follow it. `docs/payments.md` draws them. */
export const allowedMoves: Record<CardPaymentState, readonly CardPaymentState[]> = {
  /** Its stock is held and the card is being asked. */
  open: ['declined', 'authorised', 'releasing', 'released'],
  /** The card was refused and the stock went back; another card may be tried. */
  declined: ['open', 'authorised', 'releasing', 'released'],
  /** The bank reserves the amount: the order may be placed. */
  authorised: ['ordered', 'releasing', 'released'],
  /** The order was placed; the capture is due. */
  ordered: ['captured', 'failed', 'releasing'],
  /** The card was charged, whatever is refunded later. */
  captured: [],
  /** To be cancelled at the provider. */
  releasing: ['released', 'captured'],
  /** Cancelled at the provider, unless it says otherwise later. */
  released: ['releasing', 'captured'],
  /** The authorisation ended before the capture, unless the provider says otherwise later. */
  failed: ['ordered', 'captured', 'releasing'],
}

/** The states from which a payment may get into `state`; it may also stay in it. */
export const statesBefore = (state: CardPaymentState): CardPaymentState[] =>
  // The keys of the table are the states.
  (Object.keys(allowedMoves) as CardPaymentState[]).filter(
    before => before === state || allowedMoves[before].includes(state),
  )
