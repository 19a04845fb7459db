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
  .refine(code => known.has(code), 'Choose a currency.')
  .meta({ description: 'An ISO 4217 code', example: 'PKR' })
