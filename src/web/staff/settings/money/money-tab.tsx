import { useWatch } from 'react-hook-form'
import { currencies } from '../../../../contract/currency.ts'
import { smallestCents, toAmount, toCents } from '../../../../contract/money.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { Select } from '../../../ui/select.tsx'
import { AmountField } from '../../controls/number-fields.tsx'
import { EarlierValues } from '../earlier-values.tsx'
import { SettingsForm } from '../settings-form.tsx'
import type { TabProps } from '../settings-group.ts'
import { useSettingsForm } from '../use-settings-form.ts'
import { CashFields } from './cash-fields.tsx'
import { coinsNote, currencyName } from './currency-name.ts'
import { MoneyPreview } from './money-preview.tsx'
import { moneyResolver, toMoney, toValues } from './money-values.ts'
import { MultiplyPrices } from './multiply-prices.tsx'
import { TaxFields } from './tax-fields.tsx'

const names = [
  'currency',
  'roundTo',
  'hasCash',
  'cashCurrency',
  'rate',
  'cashRoundTo',
  'taxPercent',
  'taxNumber',
] as const

/** In which money the shop sells. */
export function MoneyTab({ saved, onSaved, onReload }: TabProps<'money'>) {
  const state = useSettingsForm({
    values: toValues(saved.value),
    resolver: moneyResolver,
    names,
    toChange: value => ({ group: 'money', version: saved.version, value }),
    onSaved,
  })
  const { form } = state
  const typed = useWatch({ control: form.control, compute: toMoney })
  const onCurrency = (currency: string) => {
    const least = smallestCents(currency)
    if (toCents(toMoney(form.getValues()).roundTo) % least !== 0)
      form.setValue('roundTo', String(toAmount(least)), { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      <SettingsForm state={state} onReload={onReload} preview={<MoneyPreview money={typed} />}>
        <Select
          label="Currency"
          help={`The numbers of your prices and delivery stay as they are: 48 stays 48, until you multiply them below. Orders keep the currency they were placed in. ${coinsNote(typed.currency)}`.trim()}
          {...fieldOf(form, 'currency', { onChange: event => onCurrency(event.target.value) })}
        >
          {currencies.map(code => (
            <option key={code} value={code}>
              {currencyName(code)}
            </option>
          ))}
        </Select>
        <AmountField
          label="Round calculated prices to"
          className="max-w-56"
          help="Prices that a deal or a change in percent makes: 1 for whole numbers, 50 for 1,450 instead of 1,437."
          {...fieldOf(form, 'roundTo')}
        />
        <CashFields form={form} />
        <TaxFields form={form} />
      </SettingsForm>
      <MultiplyPrices currency={saved.value.currency} onChanged={onReload} />
      <EarlierValues group="money" saved={saved} onSaved={onSaved} />
    </>
  )
}
