import type { DeliveryTerms } from '../../../contract/delivery/delivery.ts'
import { CityField } from '../../parts/form/city-field.tsx'
import { fieldOf } from '../../parts/form/field-of.ts'
import { useSendsMail } from '../../parts/use-public-shop.ts'
import { ChevronDown } from '../../ui/icons.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { CheckoutForm } from './checkout-values.ts'
import { CountryField } from './country-field.tsx'
import { usePostalCode } from './use-checkout-settings.ts'

type Props = {
  form: CheckoutForm
  terms: DeliveryTerms
  /** Called once a city is chosen or its field is left. */
  onCity: () => void
}

type PhoneLabel = { label: string; optional: boolean }

const fullName = { label: 'Full name', autoComplete: 'name' }
const street = { label: 'Address', autoComplete: 'street-address' }
const phone = { type: 'tel', autoComplete: 'tel' }

/** The form focuses wrong fields in the order in which they are registered, so all are registered here. */
export function AccountFields({ form, terms, onCity, phoneLabel }: Props & { phoneLabel: PhoneLabel }) {
  return (
    <div className="space-y-5">
      <TextInput {...fullName} {...fieldOf(form, 'fullName')} />
      <TextInput {...street} {...fieldOf(form, 'address')} />
      <CityRow form={form} terms={terms} onCity={onCity} />
      <CountryField form={form} />
      <TextInput
        {...phone}
        {...phoneLabel}
        help="We and the courier will call this number. You can also use it to track your order."
        {...fieldOf(form, 'phone')}
      />
    </div>
  )
}

/** Where the shop asks for a postal code, it stands beside the city. */
function CityRow({ form, terms, onCity }: Props) {
  const postalCode = usePostalCode()
  const cities = terms.zones.flatMap(zone => zone.cities)
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-5">
      <div className="min-w-0 grow-3 basis-40">
        <CityField form={form} field={fieldOf(form, 'city')} cities={cities} onSettled={onCity} />
      </div>
      {postalCode !== 'hidden' && (
        <div className="min-w-0 grow-2 basis-28">
          <TextInput
            label="Postal code"
            optional={postalCode === 'optional'}
            autoComplete="postal-code"
            inputMode="numeric"
            {...fieldOf(form, 'postalCode')}
          />
        </div>
      )}
    </div>
  )
}

/** Whom to call and where to deliver, the phone first: by it the order is confirmed and found again. */
export const GuestFields = ({ form, terms, onCity }: Props) => (
  <div className="space-y-5">
    <TextInput
      {...phone}
      label="Phone"
      help="We’ll call to confirm; the courier calls before delivery."
      {...fieldOf(form, 'phone')}
    />
    <TextInput {...fullName} {...fieldOf(form, 'fullName')} />
    <CityRow form={form} terms={terms} onCity={onCity} />
    <TextInput {...street} {...fieldOf(form, 'address')} />
    <TextInput
      label="Nearest landmark"
      optional
      autoComplete="off"
      help="A mosque, school or shop the rider will know."
      {...fieldOf(form, 'landmark')}
    />
    <CountryField form={form} />
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
          help={
            useSendsMail()
              ? 'For mails about this order, with a link to it.'
              : 'In case we cannot reach you by phone.'
          }
          {...fieldOf(form, 'email')}
        />
      </div>
    </details>
  </div>
)
