import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { MoneySettings } from '../../../../contract/settings/money-settings.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { AmountField } from '../../controls/number-fields.tsx'
import type { MoneyValues } from './money-values.ts'

type Props = { form: UseFormReturn<MoneyValues, unknown, MoneySettings> }

/** The tax that prices include, as invoices name it. */
export function TaxFields({ form }: Props) {
  const hasTax = useWatch({ control: form.control, name: 'hasTax' })
  return (
    <fieldset className="space-y-4">
      <legend className="mb-2 font-semibold text-label">Tax</legend>
      <Checkbox
        label="Prices include tax"
        help="Invoices say how much of the total it is. Prices do not change."
        {...form.register('hasTax')}
      />
      {hasTax && (
        <div className="grid grid-cols-2 gap-4">
          <AmountField
            label="Tax in percent"
            suffix={<span className="pr-4 text-ink-2">%</span>}
            {...fieldOf(form, 'taxPercent')}
          />
          <TextInput
            label="Your tax number"
            autoComplete="off"
            help="On every invoice."
            {...fieldOf(form, 'taxNumber')}
          />
        </div>
      )}
    </fieldset>
  )
}
