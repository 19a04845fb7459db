import type { ReactNode } from 'react'
import { fieldOf } from '../../parts/form/field-of.ts'
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
        {...fieldOf(form, 'email')}
      />
      <TextInput
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
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
    <Group legend="You">
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
      <Select label="Gender" autoComplete="sex" defaultValue="" {...fieldOf(form, 'gender')}>
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
    <Group legend="Address">
      <TextInput label="Street" autoComplete="street-address" {...fieldOf(form, 'address.street')} />
      <TextInput label="City" autoComplete="address-level2" {...fieldOf(form, 'address.city')} />
    </Group>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="border-line border-t pt-5">
      <legend className="float-left mb-4 w-full font-display text-display-s">{legend}</legend>
      <div className="clear-both space-y-5">{children}</div>
    </fieldset>
  )
}
