import { useWatch } from 'react-hook-form'
import { countryCodes } from '../../../../contract/delivery/countries.ts'
import { FieldError } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { X } from '../../../ui/icons.tsx'
import { Select } from '../../../ui/select.tsx'
import type { DeliveryForm } from './terms-fields.tsx'

const names = new Intl.DisplayNames('en', { type: 'region' })
const nameOf = (code: string) => names.of(code) ?? code
const sorted = countryCodes.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))

/** Where parcels go: the shop's own country, and others. */
export function CountriesFields({ form }: { form: DeliveryForm }) {
  const [home = '', ...others] = useWatch({ control: form.control, name: 'countries' })
  const { countries: error } = form.formState.errors
  const change = (codes: readonly string[]) =>
    form.setValue('countries', [...new Set(codes)], { shouldDirty: true, shouldValidate: true })
  return (
    <fieldset id="countries" className="space-y-4">
      <legend className="font-semibold text-label">Countries you deliver to</legend>
      <Select
        label="Your country"
        help="Phone numbers without a country code are from here."
        className="max-w-80"
        value={home}
        onChange={event => change([event.target.value, ...others])}
      >
        <Countries codes={sorted} />
      </Select>
      <Select
        label="Another country"
        className="max-w-80"
        value=""
        onChange={event => change([home, ...others, event.target.value])}
      >
        <option value="">Add a country</option>
        <Countries codes={sorted.filter(code => code !== home && !others.includes(code))} />
      </Select>
      {others.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Other countries">
          {others.map(code => (
            <li key={code} className="flex items-center rounded-control bg-sunk pl-3 text-body-s">
              {nameOf(code)}
              <IconButton
                label={`Remove ${nameOf(code)}`}
                onClick={() => change([home, ...others.filter(each => each !== code)])}
              >
                <X size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {error?.message && <FieldError id="countries-error">{error.message}</FieldError>}
    </fieldset>
  )
}

const Countries = ({ codes }: { codes: readonly string[] }) =>
  codes.map(code => (
    <option key={code} value={code}>
      {nameOf(code)}
    </option>
  ))
