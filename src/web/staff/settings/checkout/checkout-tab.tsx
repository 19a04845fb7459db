import { zodResolver } from '@hookform/resolvers/zod'
import { useWatch } from 'react-hook-form'
import { CheckoutSettings } from '../../../../contract/settings/checkout-settings.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { EarlierValues } from '../earlier-values.tsx'
import { SettingsForm } from '../settings-form.tsx'
import type { TabProps } from '../settings-group.ts'
import { useSettingsForm } from '../use-settings-form.ts'
import { CheckoutPreview } from './checkout-preview.tsx'

const names = ['guestsMayOrder', 'postalCode', 'afterAdding', 'afterOrdering'] as const

const whoMayOrder = [
  {
    value: 'everybody' as const,
    label: 'Everybody',
    help: 'A phone number, a name and an address are enough. An account is offered after the order.',
  },
  {
    value: 'accounts' as const,
    label: 'Only who has an account',
    help: 'Buyers sign in before they add anything to the cart.',
  },
]

const postalCodeChoices: { value: CheckoutSettings['postalCode']; label: string; help: string }[] = [
  {
    value: 'required',
    label: 'Required',
    help: 'No order without one, from buyers with and without an account and from you.',
  },
  { value: 'optional', label: 'Optional', help: 'The field is there and may stay empty.' },
  { value: 'hidden', label: 'Not asked', help: 'For couriers who deliver without one.' },
]

const addingChoices: { value: CheckoutSettings['afterAdding']; label: string; help: string }[] = [
  {
    value: 'drawer',
    label: 'A drawer opens',
    help: 'Buyers stay where they are, and go on looking or check out.',
  },
  { value: 'cart-page', label: 'The cart page opens', help: 'Buyers see all they have chosen.' },
]

const orderingChoices: { value: CheckoutSettings['afterOrdering']; label: string; help: string }[] = [
  {
    value: 'page',
    label: 'A page about the order opens',
    help: 'What happens next, when it arrives, the amount to keep ready and how to reach you.',
  },
  {
    value: 'greeting',
    label: 'The home page opens',
    help: 'A greeting on it tells the number and the total. Who orders without an account sees the page about the order.',
  },
]

/** How shoppers come to an order. */
export function CheckoutTab({ saved, onSaved, onReload }: TabProps<'checkout'>) {
  const state = useSettingsForm<CheckoutSettings, CheckoutSettings>({
    values: saved.value,
    resolver: zodResolver(CheckoutSettings),
    names,
    toChange: value => ({ group: 'checkout', version: saved.version, value }),
    onSaved,
  })
  const { form } = state
  const typed = useWatch({ control: form.control, compute: values => values })
  const choose = { shouldDirty: true, shouldValidate: true }
  return (
    <>
      <SettingsForm state={state} onReload={onReload} preview={<CheckoutPreview checkout={typed} />}>
        <RadioGroup
          legend="Who may order"
          options={whoMayOrder}
          value={typed.guestsMayOrder ? 'everybody' : 'accounts'}
          onChange={who => form.setValue('guestsMayOrder', who === 'everybody', choose)}
        />
        <RadioGroup
          legend="Postal code"
          options={postalCodeChoices}
          value={typed.postalCode}
          onChange={value => form.setValue('postalCode', value, choose)}
        />
        <RadioGroup
          legend="After adding to the cart"
          options={addingChoices}
          value={typed.afterAdding}
          onChange={value => form.setValue('afterAdding', value, choose)}
        />
        <RadioGroup
          legend="After ordering"
          options={orderingChoices}
          value={typed.afterOrdering}
          onChange={value => form.setValue('afterOrdering', value, choose)}
        />
      </SettingsForm>
      <EarlierValues group="checkout" saved={saved} onSaved={onSaved} />
    </>
  )
}
