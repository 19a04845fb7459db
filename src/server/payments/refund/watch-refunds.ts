import type { ProviderRefund } from '../provider/card-provider.ts'

const day = 86_400_000

/** So long, in milliseconds, a bank may still send a refund back. */
const refundCheckMs = 30 * day

/** When to look again at what has been given back, should nobody tell that it failed; null: no more. */
export function nextRefundCheckAt(known: readonly ProviderRefund[], now: Date): Date | null {
  const isYoung = ({ createdAt }: ProviderRefund) => createdAt.getTime() + refundCheckMs > now.getTime()
  const watched = known.some(refund => refund.state !== 'failed' && isYoung(refund))
  return watched ? new Date(now.getTime() + day) : null
}
