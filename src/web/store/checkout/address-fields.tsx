import { fieldOf } from '../../parts/form/field-of.ts'
import { TextInput } from '../../ui/text-input.tsx'
import type { AddressForm } from './address-form.ts'
import { CountryField } from './country-field.tsx'

type Props = { form: AddressForm; phoneOptional: boolean }

export function AddressFields({ form, phoneOptional }: Props) {
  return (
    <div className="space-y-5">
      <TextInput label="Full name" autoComplete="name" {...fieldOf(form, 'fullName')} />
      <TextInput label="Address" autoComplete="street-address" {...fieldOf(form, 'address')} />
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-4">
        <TextInput label="City" autoComplete="address-level2" {...fieldOf(form, 'city')} />
        <TextInput
          label="Postal code"
          autoComplete="postal-code"
          inputMode="numeric"
          {...fieldOf(form, 'postalCode')}
        />
      </div>
      <CountryField form={form} />
      <TextInput
        label="Phone"
        optional={phoneOptional}
        type="tel"
        autoComplete="tel"
        help="We and the courier will call this number. You can also use it to track your order."
        {...fieldOf(form, 'phone')}
      />
    </div>
  )
}
