import { ShopError } from '../../../contract/errors.ts'
import { smallestCents, toCents } from '../../../contract/money.ts'

/** @throws invalid naming the field for an amount that the currency has no coins for */
export function refuseParts(amount: number, currency: string, field: string): void {
  if (toCents(amount) % smallestCents(currency) === 0) return
  const message = `Enter a whole number: amounts in ${currency} have no decimals.`
  throw new ShopError('invalid', message, { [field]: message })
}
