import { MoneySettings } from '../../../../contract/settings/money-settings.ts'
import { checkedBy } from '../../records/form-messages.ts'
import { numberOf } from '../form-values.ts'

/** The money settings as the form shows them; a rate stands beside its currency even where cash is not collected in it. */
export type MoneyValues = {
  currency: string
  roundTo: string
  hasCash: boolean
  cashCurrency: string
  rate: string
  cashRoundTo: string
  hasTax: boolean
  taxPercent: string
  taxNumber: string
}

export const toValues = ({ currency, roundTo, cash, tax }: MoneySettings): MoneyValues => ({
  currency,
  roundTo: String(roundTo),
  hasCash: cash !== null,
  cashCurrency: cash?.currency ?? (currency === 'PKR' ? 'USD' : 'PKR'),
  rate: cash ? String(cash.rate) : '',
  cashRoundTo: String(cash?.roundTo ?? 1),
  hasTax: tax !== null,
  taxPercent: tax ? String(tax.percent) : '',
  taxNumber: tax?.number ?? '',
})

/** What the form's values stand for; they may still be wrong. */
export const toMoney = (values: MoneyValues): MoneySettings => ({
  currency: values.currency,
  roundTo: numberOf(values.roundTo),
  cash: values.hasCash
    ? {
        currency: values.cashCurrency,
        rate: numberOf(values.rate),
        roundTo: numberOf(values.cashRoundTo),
      }
    : null,
  tax: values.hasTax ? { percent: numberOf(values.taxPercent), number: values.taxNumber } : null,
})

const fieldNames: Record<string, string> = {
  'cash.currency': 'cashCurrency',
  'cash.rate': 'rate',
  'cash.roundTo': 'cashRoundTo',
  'tax.percent': 'taxPercent',
  'tax.number': 'taxNumber',
}

export const moneyResolver = checkedBy(MoneySettings, toMoney, {
  fieldAt: path => fieldNames[path.join('.')] ?? path.join('.'),
})
