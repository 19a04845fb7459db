import { type ReactNode, useId } from 'react'
import { CityField } from '../../parts/form/city-field.tsx'
import { fieldOf } from '../../parts/form/field-of.ts'
import { useSendsMail } from '../../parts/use-public-shop.ts'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { SignUpState } from './sign-up-values.ts'

type Props = { form: SignUpState }

export function AccountFields({ form }: Props) {
  return (
    <Group legend="Account">
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        help={useSendsMail() ? 'For signing in and order updates' : 'For signing in'}
        {...fieldOf(form, 'email')}
      />
      <TextInput
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        help="Shown at the top of the page when you’re signed in"
        {...fieldOf(form, 'username')}
      />
      <PasswordInput
        label="Password"
        autoComplete="new-password"
        help="At least 8 characters. A few unrelated words are easy to remember and hard to guess."
        {...fieldOf(form, 'password')}
      />
    </Group>
  )
}

export function PersonFields({ form }: Props) {
  return (
    <Group legend="You" help="Your name goes on the parcel.">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput label="First name" autoComplete="given-name" {...fieldOf(form, 'firstName')} />
        <TextInput label="Last name" autoComplete="family-name" {...fieldOf(form, 'lastName')} />
      </div>
      <TextInput
        label="Phone"
        type="tel"
        autoComplete="tel"
        help="The courier will call this number"
        {...fieldOf(form, 'phone')}
      />
      <Select
        label="Gender"
        autoComplete="sex"
        defaultValue=""
        help="Kept with your account; nobody but you and the shop sees it"
        {...fieldOf(form, 'gender')}
      >
        <option value="">Select Gender</option>
        <option value="male">Male</option>
        <option value="female">Female</option>
        <option value="other">Other</option>
      </Select>
    </Group>
  )
}

export function AddressFields({ form }: Props) {
  return (
    <Group legend="Address" help="Filled in for you at the checkout, where you can change it.">
      <TextInput label="Street" autoComplete="street-address" {...fieldOf(form, 'address.street')} />
      <CityField form={form} field={fieldOf(form, 'address.city')} />
    </Group>
  )
}

function Group({ legend, help, children }: { legend: string; help?: string; children: ReactNode }) {
  const helpId = useId()
  return (
    <fieldset aria-describedby={help && helpId} className="border-line border-t pt-5">
      <legend className="float-left w-full font-display text-display-s">{legend}</legend>
      <p id={helpId} className="clear-both pb-4 text-caption text-ink-2">
        {help}
      </p>
      <div className="clear-both space-y-5">{children}</div>
    </fieldset>
  )
}
