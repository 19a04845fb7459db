import { withLatinDigits } from '../typed-numbers.ts'

/**
 * Whether the digits are a GTIN, as the bars of most goods stand for: 8, 12, 13 or 14 digits, the last of which checks the others
 * (GS1 General Specifications, 7.9).
 */
export function isGtin(digits: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(digits) || !/[1-9]/.test(digits)) return false
  const sum = [...digits]
    .toReversed()
    .reduce((all, digit, fromEnd) => all + Number(digit) * (fromEnd % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** Digits as people type or scan them, without spaces and hyphens. */
export const plainBarcode = (typed: string): string => withLatinDigits(typed).replace(/[\s-]/g, '')

/** With fourteen digits, in which the same goods have the same code: scanners may write a UPC of twelve digits with thirteen. */
export const paddedBarcode = (typed: string): string => plainBarcode(typed).padStart(14, '0')

/** Whether a GTIN is its maker's, and not one that a shop gives within its own walls (prefixes 02, 04 and 20 to 29). */
export const isMakersGtin = (digits: string): boolean =>
  digits.length === 8 ? /^[^02]/.test(digits) : !/^.(02|04|2)/.test(paddedBarcode(digits))
