import { ShopError } from '../../../contract/errors.ts'
import { smallestCents, toCents } from '../../../contract/money.ts'
import type { CurrentSettings } from '../../settings/settings.ts'

type Prices = { price?: number | null | undefined; displayPrice?: number | null | undefined }

const fields = ['price', 'displayPrice'] as const

/** The prices that the shop's currency has no coins for, each with what to do about it. */
export function wrongPrices(
  prices: Prices,
  currency: string,
): { field: (typeof fields)[number]; message: string }[] {
  const step = smallestCents(currency)
  return fields
    .filter(field => toCents(prices[field] ?? 0) % step !== 0)
    .map(field => ({ field, message: `Enter a whole number: prices in ${currency} have no decimals.` }))
}

/** @throws invalid naming each price that the shop's currency has no coins for */
export function checkPrices({ settings }: { settings: CurrentSettings }, prices: Prices): void {
  const wrong = wrongPrices(prices, settings.current().money.currency)
  const [first] = wrong
  if (!first) return
  throw new ShopError(
    'invalid',
    first.message,
    Object.fromEntries(wrong.map(({ field, message }) => [field, message])),
  )
}

/** To multiples of how many cents calculated prices are rounded. */
export const roundingStep = ({ settings }: { settings: CurrentSettings }): number =>
  toCents(settings.current().money.roundTo)
