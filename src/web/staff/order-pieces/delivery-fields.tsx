import { formatMoney } from '../../../contract/money.ts'
import { adjustmentTable } from '../../../contract/orders/adjustments.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { AmountField } from '../controls/number-fields.tsx'

/** As typed; an empty amount stands for what the shop charges. */
export type TypedDelivery = { amount: string; reason: string }

type Props = {
  delivery: TypedDelivery
  onChange: (delivery: TypedDelivery) => void
  /** What the shop says about each field. */
  errors: Record<string, string>
  /** What the parcel costs now; null while that is not known. */
  charge: number | null
  currency: string
}

/** What the parcel costs its buyer, where that is not what the shop charges. */
export function DeliveryFields({ delivery, onChange, errors, charge, currency }: Props) {
  const put = (part: Partial<TypedDelivery>) => onChange({ ...delivery, ...part })
  const title = ['Delivery', ...(charge === null ? [] : [formatMoney(charge, currency)])].join(', ')
  return (
    <Accordion title={title} defaultOpen={delivery.amount !== ''}>
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <AmountField
          label="Delivery costs"
          help="0 to waive it, empty for what the shop charges."
          currency={currency}
          value={delivery.amount}
          error={errors['delivery.charge']}
          onChange={event => put({ amount: event.target.value })}
        />
        <TextInput
          label={adjustmentTable.delivery.reasonLabel}
          help="For the staff. The buyer sees the amount alone."
          autoComplete="off"
          maxLength={200}
          value={delivery.reason}
          error={errors['delivery.reason']}
          onChange={event => put({ reason: event.target.value })}
        />
      </div>
    </Accordion>
  )
}
