import type { UseFormReturn } from 'react-hook-form'
import { CityField } from '../../parts/form/city-field.tsx'
import { fieldOf } from '../../parts/form/field-of.ts'
import { useSendsMail } from '../../parts/use-public-shop.ts'
import { TextInput } from '../../ui/text-input.tsx'
import type { ProfileValues } from './profile-values.ts'

export function ContactFields({ form }: { form: UseFormReturn<ProfileValues> }) {
  return (
    <>
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        help={`For signing in${useSendsMail() ? ' and order updates' : ''}. Changing it signs you out everywhere else.`}
        {...fieldOf(form, 'email')}
      />
      <TextInput
        label="Phone"
        type="tel"
        autoComplete="tel"
        help="The courier will call this number"
        {...fieldOf(form, 'phone')}
      />
      <TextInput label="Street" autoComplete="street-address" {...fieldOf(form, 'address.street')} />
      <CityField form={form} field={fieldOf(form, 'address.city')} />
    </>
  )
}
