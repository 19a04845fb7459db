import { formatMoney, toAmount } from '../../../contract/money.ts'

/** An amount of a payment as people write it. Payments keep their currency in small letters, as the provider does. */
export const writtenCents = (cents: number, currency: string): string =>
  formatMoney(toAmount(cents), currency.toUpperCase())
