import { useCallback, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { PaymentMethod } from '../../../contract/orders/orders.ts'
import { type CheckoutForm, type CheckoutValues, checkoutResolver } from './checkout-values.ts'
import { saveDraft } from './draft.ts'
import { usePostalCode } from './use-checkout-settings.ts'

/** The form, and how to ask for what another way to pay demands; everything typed is saved as a draft. */
export function useCheckoutForm(userId: string, defaultValues: CheckoutValues) {
  const postalCode = usePostalCode()
  const method = useRef<PaymentMethod>('COD')
  // onTouched: a field shows its message after it was left, and removes it as soon as it is right.
  const form: CheckoutForm = useForm({
    resolver: (...asked) => checkoutResolver({ userId, postalCode, method: method.current })(...asked),
    mode: 'onTouched',
    defaultValues,
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(userId, { values }),
      }),
    [form, userId],
  )
  const askFor = useCallback(
    (by: PaymentMethod) => {
      method.current = by
      // A message about the phone may be right no more.
      if (form.getFieldState('phone').error) void form.trigger('phone')
    },
    [form],
  )
  return { form, askFor }
}
