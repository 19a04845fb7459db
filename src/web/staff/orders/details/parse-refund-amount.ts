import { formatMoney, symbolOf } from '../../../../contract/money.ts'

/** The typed amount, or why it cannot be refunded. */
export function parseRefundAmount(
  typed: string,
  refundable: number,
  currency: string,
): { amount: number } | { problem: string } {
  const symbol = symbolOf(currency)
  const written = typed.trim()
  const text = (written.startsWith(symbol) ? written.slice(symbol.length).trim() : written).replace(',', '.')
  if (!/^(\d+\.?\d{0,2}|\.\d{1,2})$/.test(text) || Number(text) === 0) {
    return { problem: 'Enter the amount, for example 20.00.' }
  }
  const amount = Number(text)
  return amount > refundable
    ? { problem: `At most ${formatMoney(refundable, currency)} can be refunded.` }
    : { amount }
}
