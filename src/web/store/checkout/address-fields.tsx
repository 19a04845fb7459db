import { fieldOf } from '../../parts/form/field-of.ts'
import { TextInput } from '../../ui/text-input.tsx'
import type { AddressForm } from './address-form.ts'
import { CityField } from './city-field.tsx'
import { CountryField } from './country-field.tsx'
import { useAsksPostalCode } from './use-asks-postal-code.ts'

type Props = {
  form: AddressForm
  phoneOptional: boolean
  /** The cities that the shop's own zones name. */
  cities: readonly string[]
  /** Called once a city is chosen or its field is left. */
  onCity: () => void
}

export function AddressFields({ form, phoneOptional, cities, onCity }: Props) {
  const asksPostalCode = useAsksPostalCode()
  return (
    <div className="space-y-5">
      <TextInput label="Full name" autoComplete="name" {...fieldOf(form, 'fullName')} />
      <TextInput label="Address" autoComplete="street-address" {...fieldOf(form, 'address')} />
      <div className="flex flex-wrap gap-x-4 gap-y-5">
        <div className="min-w-0 grow-3 basis-40">
          <CityField form={form} field={fieldOf(form, 'city')} cities={cities} onSettled={onCity} />
        </div>
        {asksPostalCode && (
          <div className="min-w-0 grow-2 basis-28">
            <TextInput
              label="Postal code"
              autoComplete="postal-code"
              inputMode="numeric"
              {...fieldOf(form, 'postalCode')}
            />
          </div>
        )}
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
