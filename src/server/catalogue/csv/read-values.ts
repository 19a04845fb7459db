import { withLatinDigits, withoutCurrency } from '../../../contract/typed-numbers.ts'

type AddError = (message: string) => void

/**
 * An amount as people write it in this currency: 48, 48.00, $1,048.50, Rs. 2,499, PKR 2,499. For anything else it adds an
 * error and returns a valid amount.
 */
export function readAmount(text: string, currency: string, addError: AddError): number {
  const plain = withLatinDigits(withoutCurrency(text, currency)).replaceAll('٬', ',')
  if (/^\d+(\.\d+)?$/.test(plain)) return Number(plain)
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''))
  addError('Give the amount as a number, for example 48.00.')
  return 1
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
