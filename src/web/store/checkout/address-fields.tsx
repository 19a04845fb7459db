import { fieldOf } from '../../parts/form/field-of.ts'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { AddressForm } from './address-form.ts'
import { countries, homeCountry } from './countries.ts'

export function AddressFields({ form }: { form: AddressForm }) {
  const { country: first } = form.formState.defaultValues ?? {}
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
      <Select label="Country" autoComplete="country" {...fieldOf(form, 'country')}>
        <option>{homeCountry}</option>
        {first && first !== homeCountry && !countries.includes(first) && <option>{first}</option>}
        <hr />
        {countries.map(country => (
          <option key={country}>{country}</option>
        ))}
      </Select>
      <TextInput
        label="Phone"
        optional
        type="tel"
        autoComplete="tel"
        help="The courier will call this number. You can also use it to track your order."
        {...fieldOf(form, 'phone')}
      />
    </div>
  )
}
