import type { UseFormReturn } from 'react-hook-form'
import type { Delivery } from '../../../../contract/delivery/delivery.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { useCurrency } from '../../../parts/money.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { AmountField, CountField } from '../../controls/number-fields.tsx'
import type { DeliveryValues } from './delivery-values.ts'

export type DeliveryForm = UseFormReturn<DeliveryValues, unknown, Delivery>

type Props = { form: DeliveryForm; at: `zones.${number}` | 'elsewhere' }

/** What delivery costs somewhere, how long it takes, and whether cash is collected. */
export function TermsFields({ form, at }: Props) {
  const currency = useCurrency()
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <AmountField
          label="Charge"
          currency={currency}
          help="0: delivery is free."
          {...fieldOf(form, `${at}.charge`)}
        />
        <AmountField
          label="Free from"
          optional
          currency={currency}
          help="The cart total, without delivery."
          {...fieldOf(form, `${at}.freeFrom`)}
        />
        <CountField
          label="Arrives after"
          optional
          suffix={<span className="pr-3 text-ink-3 text-label">days</span>}
          {...fieldOf(form, `${at}.daysFrom`)}
        />
        <CountField
          label="Latest after"
          optional
          suffix={<span className="pr-3 text-ink-3 text-label">days</span>}
          {...fieldOf(form, `${at}.daysUntil`)}
        />
      </div>
      <Checkbox label="The courier collects cash" {...fieldOf(form, `${at}.takesCash`)} />
    </>
  )
}
