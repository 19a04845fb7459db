import type { MultipliedPrices, PriceFactor } from '../../../contract/catalogue/multiply-prices.ts'
import { ShopError } from '../../../contract/errors.ts'
import { maxCents } from '../../../contract/max-amount.ts'
import { smallestCents, toAmount, toCents } from '../../../contract/money.ts'
import type { Deps } from '../../deps.ts'
import type { PricedRow, Prices } from '../product/queries.ts'
import { highestOf } from './map-prices.ts'
import type { Factor } from './multiply-cents.ts'

/** @throws invalid when the shop's currency has no coins to round to */
export function toFactor({ settings }: Pick<Deps, 'settings'>, { factor, roundTo }: PriceFactor): Factor {
  const { currency } = settings.current().money
  const stepCents = toCents(roundTo)
  if (Math.abs(stepCents - roundTo * 100) < 1e-6 && stepCents % smallestCents(currency) === 0)
    return { factor, stepCents }
  const message =
    smallestCents(currency) > 1
      ? `Enter a whole number: prices in ${currency} have no decimals.`
      : 'Use at most two decimals.'
  throw new ShopError('invalid', message, { roundTo: message })
}

/** How many products are shown as examples. */
const maxExamples = 7

type Multiplied = { row: PricedRow; prices: Prices }

/** What multiplying would do, of products that would change. */
export function toMultipliedPrices(
  changed: readonly Multiplied[],
  rest: Pick<MultipliedPrices, 'others' | 'seen'>,
): MultipliedPrices {
  const sorted = changed.toSorted((a, b) => a.row.priceCents - b.row.priceCents)
  const shown = Math.min(maxExamples, sorted.length)
  const places = Array.from({ length: shown }, (_, nth) =>
    Math.round((nth * (sorted.length - 1)) / Math.max(1, shown - 1)),
  )
  return {
    changed: changed.length,
    tooHigh: changed.filter(({ prices }) => highestOf(prices) > maxCents).length,
    examples: places.flatMap(place => {
      const found = sorted[place]
      return found ? [toExample(found)] : []
    }),
    ...rest,
  }
}

const toExample = ({ row, prices }: Multiplied): MultipliedPrices['examples'][number] => ({
  _id: row.id,
  title: row.title,
  price: { before: toAmount(row.priceCents), after: toAmount(prices.priceCents) },
  displayPrice: { before: toAmount(row.displayPriceCents), after: toAmount(prices.displayPriceCents) },
})
