import { digitsOf, formatMoney } from '../../../../contract/money.ts'

const names = new Intl.DisplayNames('en', { type: 'currency' })

/** "PKR · Pakistani Rupee". */
export const currencyName = (code: string): string => `${code} · ${names.of(code) ?? code}`

/** What is to know of a currency whose smallest coin is a thousandth; '' of all others. */
export const coinsNote = (code: string): string =>
  digitsOf(code) === 3
    ? `Amounts in ${code} take two decimals, such as 12.25, and are written with three, as ${formatMoney(12.25, code)}: cards cannot pay single thousandths.`
    : ''
