import { z } from 'zod'
import { withLatinDigits } from '../typed-numbers.ts'

/**
 * Whether the digits are a GTIN, as the bars of most goods stand for: 8, 12, 13 or 14 digits, the last of which checks the others
 * (GS1 General Specifications, 7.9).
 */
export function isGtin(digits: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false
  const sum = [...digits]
    .toReversed()
    .reduce((all, digit, fromEnd) => all + Number(digit) * (fromEnd % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** Digits as people type or scan them, without spaces and hyphens. */
export const plainBarcode = (typed: string): string => withLatinDigits(typed).replace(/[\s-]/g, '')

export const barcodeWrong =
  'This is no barcode (GTIN): enter the 8, 12, 13 or 14 digits below the bars, or leave it empty.'

/** '' for none. */
export const Barcode = z
  .string()
  .max(40)
  .overwrite(plainBarcode)
  .refine(digits => digits === '' || isGtin(digits), barcodeWrong)
