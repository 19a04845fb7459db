import { digitsOf } from '../../../contract/money.ts'

/** What a piece may cost, for previews: in units of the currency, more where the currency has no smaller coin. */
export const examplePrice = (currency: string): number => (digitsOf(currency) === 0 ? 4550 : 91)
