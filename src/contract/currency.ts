import { z } from 'zod'

/** What has no country that pays with it: metals, funds and units of account. */
const noMoney = /^X(?!AF|OF|PF|CD)/

/** The currencies a shop can sell in, as ISO 4217 codes. */
export const currencies: readonly string[] = Intl.supportedValuesOf('currency').filter(
  code => !noMoney.test(code),
)
const known = new Set(currencies)

/** A currency by its code. */
export const Currency = z
  .string()
  .max(3)
  // What compares currencies is not asked about one that is none: the platform throws on it.
  .refine(code => known.has(code), { error: 'Choose a currency.', abort: true })
  .meta({ description: 'An ISO 4217 code', example: 'PKR' })
