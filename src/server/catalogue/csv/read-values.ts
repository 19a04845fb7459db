import { parseAmount, withLatinDigits, withoutCurrency } from '../../../contract/typed-numbers.ts'

type AddError = (message: string) => void

/** How a file writes its amounts. */
export type AmountStyle = { currency: string; hasDecimalCommas: boolean }

/** 1500 to some and 1.5 to others. */
const hasTwoReadings = /^[1-9]\d{0,2}[.,]\d{3}$/
const isSpaced = /^\d{1,3}[ \u00a0\u2009\u202f٬]/

/**
 * An amount as people write it in this currency: 48, 48.00, $1,048.50, 1 048,50, Rs. 2,499/-, 1,50,000 PKR; where decimals
 * may have a comma also 48,00 and 1.048,50. For anything else, and for what could be two amounts, it adds an error and
 * returns a valid one.
 */
export function readAmount(
  text: string,
  { currency, hasDecimalCommas }: AmountStyle,
  addError: AddError,
): number {
  const written = withoutCurrency(withLatinDigits(text), currency)
  const isWhole = written.endsWith('/-')
  const plain = isWhole ? written.slice(0, -2).trimEnd() : written
  if (hasTwoReadings.test(plain)) {
    const [whole, part] = [Number(plain.replace(/[.,]/, '')), Number(plain.replace(',', '.'))]
    if (isWhole || (plain.includes(',') && !hasDecimalCommas)) return whole
    addError(`"${plain}" could be ${whole} or ${part}. Write ${whole}, or two decimals.`)
    return 1
  }
  if (/^\d+(\.\d+)?$/.test(plain)) return Number(plain)
  if (/^[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''))
  if (hasDecimalCommas && /^(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/.test(plain))
    return Number(plain.replaceAll('.', '').replace(',', '.'))
  const spaced = isSpaced.test(plain) ? parseAmount(plain) : null
  if (spaced !== null && !Number.isNaN(spaced)) return spaced
  addError(noAmount)
  return 1
}

const noAmount = 'Give the amount as a number, for example 48.00.'

/** Whether a text is written as an amount, be it one that could be two. */
export function isAmount(text: string, style: AmountStyle): boolean {
  const problems: string[] = []
  readAmount(text, style, problem => problems.push(problem))
  return !problems.includes(noAmount)
}

/** A whole number of pieces; adds an error for anything else. */
export function readPieces(text: string, addError: AddError): number {
  const plain = withLatinDigits(text)
  if (/^\d{1,7}$/.test(plain)) return Number(plain)
  addError(`Use a whole number of pieces, not "${text.slice(0, 40)}".`)
  return 0
}

/** A time in ISO-8601 with its zone; adds an error for anything else. */
export function readTime(text: string, addError: AddError): string | null {
  const isIso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)
  const time = new Date(isIso ? text : Number.NaN)
  if (!Number.isNaN(time.getTime())) return time.toISOString()
  addError('Write the time like 2026-11-21T09:00:00Z.')
  return null
}

/** Of a product that costs 0.00, such as a gift: it keeps nobody from importing the others. */
export const freeMessage = 'It costs 0.00, so this product is left out. Give it a price to import it.'
