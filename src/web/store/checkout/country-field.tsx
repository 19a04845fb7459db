import { fieldOf } from '../../parts/form/field-of.ts'
import { FieldError } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { CheckoutForm } from './checkout-values.ts'
import { useDeliveryCountries } from './use-checkout-settings.ts'

/** Where the shop delivers to one country only, there is nothing to choose. */
export function CountryField({ form }: { form: CheckoutForm }) {
  const [home, ...others] = useDeliveryCountries()
  if (others.length === 0) return <OnlyCountry name={home} error={form.formState.errors.country?.message} />
  return (
    <Select label="Country" autoComplete="country-name" {...fieldOf(form, 'country')}>
      {[home, ...others].map(country => (
        <option key={country}>{country}</option>
      ))}
    </Select>
  )
}

const OnlyCountry = ({ name, error }: { name: string; error: string | undefined }) => (
  <div>
    <p className="text-body-s">
      <span className="font-semibold text-label">Country</span> {name}
    </p>
    {error && <FieldError id="country-error">{error}</FieldError>}
  </div>
)
