import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { saveDraft } from './address-draft.ts'
import { type AddressForm, type AddressValues, addressResolver } from './address-form.ts'

/** The address, of which everything typed is kept. */
export function useOrderForm(userId: string, defaultValues: AddressValues): AddressForm {
  // onTouched: a field says nothing before it is left, and takes its message back as soon as it is right.
  const form: AddressForm = useForm({ resolver: addressResolver, mode: 'onTouched', defaultValues })
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
