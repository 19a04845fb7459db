import type { OptionPrice } from '../../../contract/catalogue/catalogue.ts'
import type { OptionValues } from '../../../contract/catalogue/stock.ts'
import { ShopError } from '../../../contract/errors.ts'
import { smallestCents, toCents } from '../../../contract/money.ts'
import type { CurrentSettings } from '../../settings/settings.ts'
import { isValidShelf } from '../stock/check-stock.ts'

type Prices = {
  price?: number | null | undefined
  displayPrice?: number | null | undefined
  optionPrices?: readonly OptionPrice[] | undefined
}

const fields = ['price', 'displayPrice'] as const

type WrongPrice = { field: string; message: string }

/** The prices that the shop's currency has no coins for, each with what to do about it. */
export function wrongPrices({ optionPrices = [], ...prices }: Prices, currency: string): WrongPrice[] {
  const step = smallestCents(currency)
  const message = `Enter a whole number: prices in ${currency} have no decimals.`
  const wrongIn = (each: Omit<Prices, 'optionPrices'>, at: string) =>
    fields
      .filter(field => toCents(each[field] ?? 0) % step !== 0)
      .map(field => ({ field: `${at}${field}`, message }))
  return [
    ...wrongIn(prices, ''),
    ...optionPrices.flatMap((each, row) => wrongIn(each, `optionPrices.${row}.`)),
  ]
}

/** Prices of colours and sizes that a product with these options does not have, and those of which there are two. */
export function wrongOptionPrices(
  { optionPrices = [] }: Pick<Prices, 'optionPrices'>,
  options: OptionValues,
): WrongPrice[] {
  const known = new Set<string>()
  return optionPrices.flatMap(({ color, size }, row) => {
    const wrong = (field: 'color' | 'size', message: string) => [
      { field: `optionPrices.${row}.${field}`, message },
    ]
    if (!isValidShelf(options, { color, size: '' }))
      return wrong('color', `The product has no colour "${color}".`)
    if (!isValidShelf(options, { color: '', size }))
      return wrong('size', `The product has no size "${size}".`)
    const place = JSON.stringify([color, size])
    if (known.has(place)) return wrong('color', 'There is another price for this colour and size.')
    known.add(place)
    return []
  })
}

/**
 * Checks the prices of a form, those of colours and sizes among these options.
 * @throws invalid naming each price that the shop's currency has no coins for, or that the product cannot have
 */
export function checkPrices(
  { settings }: { settings: CurrentSettings },
  prices: Prices,
  options?: OptionValues,
): void {
  const wrong = [
    ...wrongPrices(prices, settings.current().money.currency),
    ...(options ? wrongOptionPrices(prices, options) : []),
  ]
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
