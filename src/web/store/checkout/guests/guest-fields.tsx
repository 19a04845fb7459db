import { fieldOf } from '../../../parts/form/field-of.ts'
import { ChevronDown } from '../../../ui/icons.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { AddressForm } from '../address-form.ts'
import { CityField } from '../city-field.tsx'
import { CountryField } from '../country-field.tsx'
import type { GuestForm } from './guest-values.ts'

type Props = {
  form: GuestForm
  /** The cities that the shop's own zones name. */
  cities: readonly string[]
  /** Called once a city is chosen or its field is left. */
  onCity: () => void
}

/** Whom to call and where to deliver, the phone first: by it the order is confirmed and found again. */
export function GuestFields({ form, cities, onCity }: Props) {
  // Both have a city and a country, which is all that these fields touch.
  const address = form as unknown as AddressForm
  return (
    <div className="space-y-5">
      <TextInput
        label="Phone"
        type="tel"
        autoComplete="tel"
        help="We call this number to confirm the order, and so does the courier."
        {...fieldOf(form, 'phone')}
      />
      <TextInput label="Full name" autoComplete="name" {...fieldOf(form, 'fullName')} />
      <CityField form={address} field={fieldOf(address, 'city')} cities={cities} onSettled={onCity} />
      <TextInput label="Address" autoComplete="street-address" {...fieldOf(form, 'address')} />
      <TextInput
        label="Nearest landmark"
        optional
        autoComplete="off"
        help="A mosque, a school or a shop that everybody there knows."
        {...fieldOf(form, 'landmark')}
      />
      <CountryField form={address} />
      <details className="group border-line border-y">
        <summary className="flex min-h-12 list-none items-center justify-between gap-2 font-semibold text-label [&::-webkit-details-marker]:hidden">
          Add a note or an email address
          <ChevronDown className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="space-y-5 pt-1 pb-5">
          <TextArea label="Note" optional rows={2} {...fieldOf(form, 'note')} />
          <TextInput
            label="Email address"
            optional
            type="email"
            autoComplete="email"
            help="For mails about this order, with a link to it."
            {...fieldOf(form, 'email')}
          />
        </div>
      </details>
    </div>
  )
}
