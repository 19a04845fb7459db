import type { Delivery } from '../../contract/delivery/delivery.ts'
import { ShopError } from '../../contract/errors.ts'
import { smallestCents, toCents } from '../../contract/money.ts'

/** @throws invalid naming each charge, and each worth from which delivery is free, that the currency has no coins for */
export function checkCharges({ zones, elsewhere }: Delivery, currency: string): void {
  const step = smallestCents(currency)
  const places = [
    ...zones.map((zone, nth) => [`zones.${nth}`, zone] as const),
    ['elsewhere', elsewhere] as const,
  ]
  const wrong = places.flatMap(([place, terms]) =>
    (['charge', 'freeFrom'] as const)
      .filter(field => toCents(terms[field] ?? 0) % step !== 0)
      .map(field => `value.${place}.${field}`),
  )
  if (wrong.length === 0) return
  const message = `Enter a whole number: amounts in ${currency} have no decimals.`
  throw new ShopError('invalid', message, Object.fromEntries(wrong.map(field => [field, message])))
}
