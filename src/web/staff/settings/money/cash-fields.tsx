import { type UseFormReturn, useWatch } from 'react-hook-form'
import { currencies } from '../../../../contract/currency.ts'
import type { MoneySettings } from '../../../../contract/settings/money-settings.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import { AmountField } from '../../controls/number-fields.tsx'
import { coinsNote, currencyName } from './currency-name.ts'
import type { MoneyValues } from './money-values.ts'

type Props = { form: UseFormReturn<MoneyValues, unknown, MoneySettings> }

/** Whether couriers collect another currency than the prices', and at which rate. */
export function CashFields({ form }: Props) {
  const [hasCash, currency, cashCurrency] = useWatch({
    control: form.control,
    name: ['hasCash', 'currency', 'cashCurrency'],
  })
  return (
    <fieldset className="space-y-4">
      <legend className="mb-2 font-semibold text-label">Cash on delivery</legend>
      <Checkbox
        label="The courier collects cash in another currency"
        help="Prices stay as they are; buyers see both amounts before they order, and an order keeps its rate."
        {...form.register('hasCash')}
      />
      {hasCash && (
        <>
          <Select
            label="Currency of the cash"
            help={coinsNote(cashCurrency) || undefined}
            {...fieldOf(form, 'cashCurrency')}
          >
            {currencies.map(code => (
              <option key={code} value={code}>
                {currencyName(code)}
              </option>
            ))}
          </Select>
          <div className="grid grid-cols-2 gap-4">
            <AmountField
              label={`${cashCurrency} for 1 ${currency}`}
              help="Your own rate."
              {...fieldOf(form, 'rate')}
            />
            <AmountField
              label="Round cash to"
              help="10: 25,620 instead of 25,617."
              {...fieldOf(form, 'cashRoundTo')}
            />
          </div>
        </>
      )}
    </fieldset>
  )
}
