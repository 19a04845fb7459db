import { CityCombobox } from '../../parts/form/city-combobox.tsx'
import { Accordion } from '../../ui/accordion.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Draft } from './change-draft.ts'

type Props = {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  /** What the shop says about each field. */
  errors: Record<string, string>
}

/** Where the parcel goes, and what is asked of the courier. The city decides what its delivery costs. */
export function AddressFields({ draft: { address, note }, onChange, errors }: Props) {
  const hasError =
    errors.note !== undefined || Object.keys(errors).some(at => at.startsWith('shippingAddress'))
  const put = (part: Partial<Draft['address']>) => onChange({ address: { ...address, ...part } })
  const field = (name: keyof Draft['address']) => ({
    autoComplete: 'off',
    value: address[name],
    error: errors[`shippingAddress.${name}`],
    onChange: (event: { target: { value: string } }) => put({ [name]: event.target.value }),
  })
  return (
    <Accordion title="Address, phone and note" defaultOpen={hasError}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput label="Full name" {...field('fullName')} />
        <TextInput label="Phone" type="tel" {...field('phone')} />
        <TextInput label="Address" className="sm:col-span-2" {...field('address')} />
        <TextInput label="Nearest landmark" optional maxLength={100} {...field('landmark')} />
        <CityCombobox
          typed={address.city}
          error={errors['shippingAddress.city']}
          input={{
            value: address.city,
            autoComplete: 'off',
            onChange: event => put({ city: event.target.value }),
          }}
          onChoose={city => put({ city })}
        />
        <TextInput label="Postal code" optional {...field('postalCode')} />
        <TextArea
          label="Note from the buyer"
          optional
          rows={1}
          maxLength={300}
          value={note}
          error={errors.note}
          onChange={event => onChange({ note: event.target.value })}
        />
      </div>
    </Accordion>
  )
}
