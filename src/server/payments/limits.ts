import { minutes, seconds } from '../../contract/durations.ts'

/** Card providers take no less in dollars; in other currencies they say so themselves. */
export const minCardCents = 50

/** How long an authorised card and the stock it pays for are held for an order. */
export const holdMs = minutes(10)

/** However many cards are tried, one payment is held no longer. */
export const maxHoldMs = minutes(30)

/** A buyer needs this long to answer their bank, so a payment with less time left is not tried again. */
export const minRemainingHoldMs = minutes(5)

/** Whoever makes a payment due settles it at once; the job leaves them this long, as two at a time are only in each other's way. */
export const jobDelayMs = seconds(15)
