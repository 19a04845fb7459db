import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { saveDraft } from './address-draft.ts'
import { type AddressForm, type AddressValues, addressResolver } from './address-form.ts'
import { useAsksPostalCode } from './use-asks-postal-code.ts'

/** The address form; everything typed is saved as a draft. */
export function useOrderForm(userId: string, defaultValues: AddressValues): AddressForm {
  // onTouched: a field shows its message after it was left, and removes it as soon as it is right.
  const asksPostalCode = useAsksPostalCode()
  const form: AddressForm = useForm({
    resolver: addressResolver(asksPostalCode),
    mode: 'onTouched',
    defaultValues,
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(userId, values),
      }),
    [form, userId],
  )
  return form
}
