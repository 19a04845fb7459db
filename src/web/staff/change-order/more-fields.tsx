import { Accordion } from '../../ui/accordion.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Draft } from './change-draft.ts'

type Props = {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  /** What the shop says about each field. */
  errors: Record<string, string>
}

const addressFields = [
  ['fullName', 'Full name'],
  ['phone', 'Phone'],
  ['address', 'Address'],
  ['city', 'City'],
  ['postalCode', 'Postal code'],
] as const

/** Where the parcel goes. The city decides what its delivery costs. */
export function AddressFields({ draft: { address }, onChange, errors }: Props) {
  const hasError = addressFields.some(([name]) => errors[`shippingAddress.${name}`])
  return (
    <Accordion title="Address and phone" defaultOpen={hasError}>
      <div className="grid gap-4 sm:grid-cols-2">
        {addressFields.map(([name, label]) => (
          <TextInput
            key={name}
            label={label}
            autoComplete="off"
            type={name === 'phone' ? 'tel' : 'text'}
            className={name === 'address' ? 'sm:col-span-2' : undefined}
            value={address[name]}
            error={errors[`shippingAddress.${name}`]}
            onChange={event => onChange({ address: { ...address, [name]: event.target.value } })}
          />
        ))}
      </div>
    </Accordion>
  )
}

export function DiscountFields({
  draft: { discount },
  onChange,
  errors,
  symbol,
}: Props & { symbol: string }) {
  return (
    <Accordion title="Discount" defaultOpen={discount.amount !== ''}>
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <TextInput
          label="Discount"
          inputMode="decimal"
          autoComplete="off"
          prefix={symbol.length < 2 ? symbol : undefined}
          value={discount.amount}
          error={errors['discount.amount'] ?? errors.discount}
          onChange={event => onChange({ discount: { ...discount, amount: event.target.value } })}
        />
        <TextInput
          label="Reason"
          help="For the staff. The buyer sees the amount alone."
          autoComplete="off"
          maxLength={200}
          value={discount.reason}
          error={errors['discount.reason']}
          onChange={event => onChange({ discount: { ...discount, reason: event.target.value } })}
        />
      </div>
    </Accordion>
  )
}
