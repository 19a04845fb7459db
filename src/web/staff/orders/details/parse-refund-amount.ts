import { formatMoney, isWholeCents } from '../../../../contract/money.ts'
import { parseAmount, withoutCurrency } from '../../../../contract/typed-numbers.ts'

/** The typed amount, or why it cannot be refunded. */
export function parseRefundAmount(
  typed: string,
  refundable: number,
  currency: string,
): { amount: number } | { problem: string } {
  const amount = parseAmount(withoutCurrency(typed, currency)) ?? 0
  if (!(amount > 0) || !isWholeCents(amount)) return { problem: 'Enter the amount, for example 20.00.' }
  return amount > refundable
    ? { problem: `At most ${formatMoney(refundable, currency)} can be refunded.` }
    : { amount }
}
