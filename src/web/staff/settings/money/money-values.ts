import type { Resolver } from 'react-hook-form'
import { MoneySettings } from '../../../../contract/money-settings.ts'
import { setError } from '../form-values.ts'

/** The money settings as the form shows them. */
export type MoneyValues = { currency: string; roundTo: string }

export const toValues = ({ currency, roundTo }: MoneySettings): MoneyValues => ({
  currency,
  roundTo: String(roundTo),
})

/** What the form's values stand for; they may still be wrong. */
export const toMoney = ({ currency, roundTo }: MoneyValues): MoneySettings => ({
  currency,
  roundTo: roundTo.trim() === '' ? Number.NaN : Number(roundTo.replace(',', '.')),
})

/** Checks the values as the shop does. */
export const moneyResolver: Resolver<MoneyValues, unknown, MoneySettings> = values => {
  const parsed = MoneySettings.safeParse(toMoney(values))
  if (parsed.success) return { values: parsed.data, errors: {} }
  const errors = {}
  for (const { path, message } of parsed.error.issues) setError(errors, String(path[0]), message)
  return { values: {}, errors }
}
