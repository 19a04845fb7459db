import { Accordion } from '../../ui/accordion.tsx'
import { TextInput } from '../../ui/text-input.tsx'

/** As typed. */
export type TypedDiscount = { amount: string; reason: string }

type Props = {
  discount: TypedDiscount
  onChange: (discount: TypedDiscount) => void
  /** What the shop says about each field. */
  errors: Record<string, string>
  currency: string
}

/** What is taken off an order, and why. */
export const DiscountFields = ({ discount, onChange, errors, currency }: Props) => (
  <Accordion title="Discount" defaultOpen={discount.amount !== ''}>
    <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
      <TextInput
        label="Discount"
        help={`An amount in ${currency}, or a part like 10%.`}
        value={discount.amount}
        error={errors['discount.amount'] ?? errors['discount.percent'] ?? errors.discount}
        onChange={event => onChange({ ...discount, amount: event.target.value })}
      />
      <TextInput
        label="Reason"
        help="For the staff. The buyer sees the amount alone."
        autoComplete="off"
        maxLength={200}
        value={discount.reason}
        error={errors['discount.reason']}
        onChange={event => onChange({ ...discount, reason: event.target.value })}
      />
    </div>
  </Accordion>
)
