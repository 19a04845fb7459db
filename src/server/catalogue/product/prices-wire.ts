import type { ProductEdit, Product as WireProduct } from '../../../contract/catalogue/catalogue.ts'
import { commonPlace, placeKey, placeName, toPlace } from '../../../contract/catalogue/places.ts'
import type { OptionPrice as WireOptionPrice } from '../../../contract/catalogue/prices.ts'
import { choicesOf, type OptionValues } from '../../../contract/catalogue/stock.ts'
import { maxChoices } from '../../../contract/catalogue/third-option.ts'
import { ShopError } from '../../../contract/errors.ts'
import { smallestCents, toAmount, toCents } from '../../../contract/money.ts'
import type { OptionPrice, ThirdOption } from '../../db/schema.ts'
import { discountPrice } from '../../prices/discount-price.ts'
import type { CurrentSettings } from '../../settings/settings.ts'
import { wrongPlace } from '../stock/check-stock.ts'
import { renamesOf } from '../stock/rename-shelves.ts'
import {
  inOrder,
  optionPricesAfter,
  optionValuesOf,
  type PricedProduct,
  type ProductDetails,
} from './product.ts'

type Prices = {
  price?: number | null | undefined
  displayPrice?: number | null | undefined
  optionPrices?: readonly WireOptionPrice[] | undefined
}

const fields = ['price', 'displayPrice'] as const

type WrongPrice = { field: string; message: string }

/** The prices that the shop's currency has no coins for, each with what to do about it. */
export function wrongPrices({ optionPrices = [], ...prices }: Prices, currency: string): WrongPrice[] {
  const step = smallestCents(currency)
  const message = `Enter a whole number: prices in ${currency} have no decimals.`
  const wrongIn = (each: Omit<Prices, 'optionPrices'>) =>
    fields.filter(field => toCents(each[field] ?? 0) % step !== 0)
  return [
    ...wrongIn(prices).map(field => ({ field, message })),
    ...optionPrices.flatMap((each, row) =>
      wrongIn(each).map(field => ({
        field: `optionPrices.${row}.${field}`,
        message: `${placeName(each)}: ${message}`,
      })),
    ),
  ]
}

const repeated = { field: 'color', message: 'There is another price for this choice.' }

/** Options with too many choices, prices of what a product with these options does not have, and those of which there are two. */
export function wrongOptions(
  { optionPrices = [] }: Pick<Prices, 'optionPrices'>,
  options: OptionValues,
): WrongPrice[] {
  if (choicesOf(options).length > maxChoices)
    return [
      {
        field: 'third',
        message: `Colours, sizes and options make more than ${maxChoices.toLocaleString('en')} choices.`,
      },
    ]
  const known = new Set<string>()
  return optionPrices.flatMap((price, row) => {
    const wrong = wrongPlace(options, price) ?? (known.has(placeKey(price)) ? repeated : null)
    known.add(placeKey(price))
    return wrong ? [{ ...wrong, field: `optionPrices.${row}.${wrong.field}` }] : []
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
    ...(options ? wrongOptions(prices, options) : []),
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

/** What each choice costs, with what all else does. */
export function pricesByOption({
  optionPrices,
  deal,
  ...product
}: PricedProduct): WireProduct['optionPrices'] {
  const standard = { priceCents: product.basePriceCents, displayPriceCents: product.baseDisplayPriceCents }
  return [{ ...commonPlace, ...standard }, ...optionPrices].map(base => {
    const { discount, ...price } = discountPrice(base, deal)
    return {
      ...toWireOptionPrice({ ...toPlace(base), ...price }),
      ...(discount && { priceThen: toAmount(discount.priceAfterCents) }),
    }
  })
}

export const toWireOptionPrice = ({ priceCents, displayPriceCents, ...place }: OptionPrice) => ({
  ...toPlace(place),
  price: toAmount(priceCents),
  displayPrice: toAmount(displayPriceCents),
})

const fromWireOptionPrice = ({ price, displayPrice, ...place }: WireOptionPrice): OptionPrice => ({
  ...toPlace(place),
  priceCents: toCents(price),
  displayPriceCents: Math.max(toCents(price), toCents(displayPrice ?? price)),
})

/** The third option that a form says; without any, the kept one. */
export function thirdOf({ third }: ProductEdit, kept: ThirdOption | null): ThirdOption | null {
  if (third === undefined) return kept
  return third && { name: third.name, values: third.values.map(({ value }) => value) }
}

/** The option prices that a form says; without any, those of `kept` that it still has a place for. */
export function optionPricesOf(
  { optionPrices, ...input }: ProductEdit,
  kept: Pick<ProductDetails, 'optionPrices' | 'colours' | 'sizes' | 'third'> | null,
): OptionPrice[] {
  if (optionPrices) return inOrder(optionPrices.map(fromWireOptionPrice))
  if (!kept) return []
  const { Color, Size } = input
  const options = {
    colours: Color.map(option => option.Color),
    sizes: Size.map(option => option.Size),
    thirds: thirdOf(input, kept.third)?.values ?? [],
  }
  return optionPricesAfter(kept.optionPrices, renamesOf(input, optionValuesOf(kept)), options)
}
