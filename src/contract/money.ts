import { symbolOf } from './currency-symbols.ts'

/** Amount to whole cents, in which the server counts. */
export const toCents = (amount: number): number => Math.round(amount * 100)

/** Whole cents to an amount in units of the currency, for answers. */
export const toAmount = (cents: number): number => cents / 100

/** Whether an amount has at most two decimals. Of a higher amount a computer keeps fewer. */
export const isWholeCents = (amount: number): boolean =>
  Math.abs(amount * 100 - Math.round(amount * 100)) < Math.max(1e-6, Math.abs(amount) * 1e-13)

/**
 * A price in cents after a reduction in percent: rounded to a multiple of `stepCents`, half of it upwards, and at least one
 * of it, but never more than the price before.
 */
export const applyPercentOff = (cents: number, percentOff: number, stepCents: number): number =>
  Math.min(cents, Math.max(stepCents, roundTo((cents * (100 - percentOff)) / 100, stepCents)))

/** A price in cents after a change in percent, rounded to a multiple of `stepCents`, and at least one of it. */
export const applyPercent = (cents: number, percent: number, stepCents: number): number =>
  Math.max(stepCents, roundTo((cents * (100 + percent)) / 100, stepCents))

/** To the nearest multiple of `step`, half of it upwards. */
export const roundTo = (cents: number, step: number): number => Math.floor(cents / step + 0.5) * step

/** Currencies without a smaller coin (ISO 4217), and those whose coins nobody uses any more. */
const wholeOnly = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW MGA PKR PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
)
/** Currencies whose smallest coin is a thousandth (ISO 4217). */
const thousandths = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])

/** How many decimals people write. */
export const digitsOf = (currency: string): 0 | 2 | 3 =>
  wholeOnly.has(currency) ? 0 : thousandths.has(currency) ? 3 : 2

/**
 * The smallest amount that is charged, in hundredths of the unit, in which the shop counts: one rupee, or one cent. Coins of
 * a thousandth are charged in tens, which is what card networks take.
 */
export const smallestCents = (currency: string): 1 | 100 => (wholeOnly.has(currency) ? 100 : 1)

/** With a comma before every three digits, and the space of the CLDR between letters and a number. */
function writeAmount(amount: number, currency: string, digits: number): string {
  const symbol = symbolOf(currency)
  const space = /\p{S}$/u.test(symbol) ? '' : '\u00a0'
  const [whole = '', ...decimals] = Math.abs(amount).toFixed(digits).split('.')
  const groups: string[] = []
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end))
  const number = [groups.join(','), ...decimals].join('.')
  return `${amount < 0 ? '-' : ''}${symbol}${space}${number}`
}

/**
 * "$1,048.00" or "Rs 1,048": an amount in units of the currency. What is not whole although the currency is, as after a change
 * of currency, is written with its decimals.
 */
export function formatMoney(amount: number, currency: string): string {
  const digits = digitsOf(currency)
  return writeAmount(amount, currency, digits === 0 && !Number.isInteger(amount) ? 2 : digits)
}

/** "$40" or "Rs 5,000": without decimals where there are none. */
export const formatShort = (amount: number, currency: string): string =>
  Number.isInteger(amount) ? writeAmount(amount, currency, 0) : formatMoney(amount, currency)
