import { formatDollars } from '../../../../contract/money.ts'

/** The typed amount in dollars, or why it cannot be refunded. */
export function parseRefundAmount(
  typed: string,
  refundable: number,
): { amount: number } | { problem: string } {
  const text = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replace(',', '.')
  if (!/^(\d+\.?\d{0,2}|\.\d{1,2})$/.test(text) || Number(text) === 0) {
    return { problem: 'Enter the amount in dollars, for example 20.00.' }
  }
  const amount = Number(text)
  return amount > refundable
    ? { problem: `At most ${formatDollars(refundable)} can be refunded.` }
    : { amount }
}
