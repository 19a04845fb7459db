import type { TrackedOrder } from '../../../contract/orders/orders.ts'
import { ErrorSummary } from '../../parts/form/error-summary.tsx'
import { fieldOf } from '../../parts/form/field-of.ts'
import { SubmitButton } from '../../parts/form/submit-button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { trackFields, useTrackOrder } from './use-track-order.ts'

type Props = { number: string; onFound: (order: TrackedOrder) => void }

/** `post`, and a button that waits for hydration: a phone number must never end up in an address. */
export function TrackForm({ number, onFound }: Props) {
  const awake = useHydrated()
  const { form, alert, submit } = useTrackOrder(number, onFound)
  const { errors, isSubmitting } = form.formState
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-8 max-w-form space-y-5">
      {errors.root?.message && (
        <Banner tone="error" ref={alert}>
          {errors.root.message}
        </Banner>
      )}
      <ErrorSummary form={form} names={trackFields} />
      <TextInput
        label="Order number"
        inputMode="numeric"
        autoComplete="off"
        help="For example #1042. You saw it when you placed the order."
        {...fieldOf(form, 'number')}
      />
      <TextInput
        label="Phone"
        type="tel"
        autoComplete="tel"
        help="The number you gave for the courier"
        {...fieldOf(form, 'phone')}
      />
      <SubmitButton size="large" disabled={!awake} pending={isSubmitting} pendingLabel="Looking...">
        Track order
      </SubmitButton>
    </form>
  )
}
