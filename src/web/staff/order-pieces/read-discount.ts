import { parseAmount, withLatinDigits } from '../../../contract/typed-numbers.ts'

/** What was typed as a discount: "10%" of the pieces or "5" in the currency. NaN for what is neither. */
export function readDiscount(typed: string): { percent: number } | { amount: number } {
  const text = withLatinDigits(typed.trim())
  const percent = text.replace(/^%|%$/, '')
  return percent === text
    ? { amount: parseAmount(typed) ?? Number.NaN }
    : { percent: parseAmount(percent) ?? Number.NaN }
}
