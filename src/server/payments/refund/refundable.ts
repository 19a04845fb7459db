/** What can still be given back of a payment, in cents: captured, and neither given back nor about to be. */
export function refundableCents(
  { capturedCents, refundedCents }: { capturedCents: number; refundedCents: number },
  refunds: readonly { cents: number; state: string }[],
): number {
  const queued = refunds.filter(({ state }) => state === 'queued').reduce((sum, { cents }) => sum + cents, 0)
  // More than that may have been given back at the provider by hand.
  return Math.max(0, capturedCents - refundedCents - queued)
}
