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
