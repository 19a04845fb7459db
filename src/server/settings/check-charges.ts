import type { Delivery } from '../../contract/delivery/delivery.ts'
import { amountsOf } from '../../contract/delivery/delivery-amounts.ts'
import { ShopError } from '../../contract/errors.ts'
import { smallestCents, toCents } from '../../contract/money.ts'

/** @throws invalid naming each amount that the currency has no coins for */
export function checkCharges(delivery: Delivery, currency: string): void {
  const step = smallestCents(currency)
  const wrong = amountsOf(delivery).filter(({ amount }) => toCents(amount ?? 0) % step !== 0)
  if (wrong.length === 0) return
  const message = `Enter a whole number: amounts in ${currency} have no decimals.`
  const fields = Object.fromEntries(wrong.map(({ path }) => [`value.${path}`, message]))
  throw new ShopError('invalid', message, fields)
}
