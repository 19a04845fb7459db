import { symbolOf } from './currency-symbols.ts'

const foreignDigits = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g
const [foreignSigns, latinSigns] = ['٫．，−－＋٪％', '..,--+%%']

/**
 * A text with Urdu (۰-۹), Arabic (٠-٩) and full-width digits as 0-9, and the signs of such numbers as their Latin ones.
 * Marks of the direction of writing, which nobody sees, are left out.
 */
export const withLatinDigits = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u061c]/g, '')
    // The last four bits of each of these digits are its value.
    .replace(foreignDigits, digit => String(digit.charCodeAt(0) & 15))
    .replace(/[٫．，−－＋٪％]/g, sign => latinSigns[foreignSigns.indexOf(sign)] ?? sign)

/** What stands between thousands and has no other meaning: spaces, also thin and unbreakable ones, and Arabic's sign. */
const thousands = /[ \u00a0\u2009\u202f٬]/g
const typedNumber =
  /^[-+]?(?=[.,]?\d)(\d*|\d{1,3}([ \u00a0\u2009\u202f٬]\d{2,3})*[ \u00a0\u2009\u202f٬]\d{3})([.,]\d*)?$/
/** 1500 to some and 1.5 to others. */
const hasTwoReadings = /^[-+]?[1-9]\d{0,2},\d{3}$/

/**
 * The number that somebody typed, with a point or a comma before its decimals. Null for a blank field; NaN for what is no
 * number, and for "1,500", which could be two.
 */
export function parseAmount(typed: string): number | null {
  const text = withLatinDigits(typed).trim()
  if (text === '') return null
  if (!typedNumber.test(text) || hasTwoReadings.test(text)) return Number.NaN
  return Number(text.replace(thousands, '').replace(',', '.'))
}

const isSigned = (typed: string) => /^\s*[-+]/.test(withLatinDigits(typed))

/** The whole number of pieces or days that somebody typed. Null for a blank field, NaN for anything else. */
export function parseCount(typed: string): number | null {
  const count = parseAmount(typed)
  return count === null || (Number.isInteger(count) && !isSigned(typed)) ? count : Number.NaN
}

/** The same for a shelf that holds pieces already: "+10" and "-3" count from these. NaN where less than none would be left. */
export function parseStock(typed: string, held: number): number | null {
  if (!isSigned(typed)) return parseCount(typed)
  const stock = held + (parseAmount(typed) ?? Number.NaN)
  return Number.isInteger(stock) && stock >= 0 ? stock : Number.NaN
}

/** A typed amount without the sign or code of its currency before or after it. Another's stays: nobody meant such a price. */
export function withoutCurrency(typed: string, currency: string): string {
  const symbol = symbolOf(currency)
  const text = typed.replaceAll('₨', 'Rs').replaceAll('＄', '$').trim()
  const folded = text.toUpperCase()
  for (const sign of [`${symbol}.`, symbol, currency].map(each => each.toUpperCase())) {
    if (folded.startsWith(sign)) return text.slice(sign.length).trimStart()
    if (folded.endsWith(sign)) return text.slice(0, -sign.length).trimEnd()
  }
  return text
}
