import type { ComponentType } from 'react'
import { FieldError } from '../../../ui/field.tsx'

/** What Stripe reports about a field with every change. */
export type FieldState = { empty: boolean; complete: boolean; error: { message: string } | undefined }

type Control = {
  id?: string
  className?: string
  options?: object
  onChange?: (state: FieldState) => void
}
type Props = {
  id: string
  label: string
  error: string | undefined
  control: Control
  Element: ComponentType<Control>
}

/** One of Stripe's card fields. It lives in an iframe, so its error is announced instead of described. */
export function CardField({ id, label, error, control, Element }: Props) {
  return (
    <div data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-label">
        {label}
      </label>
      <Element id={id} {...control} />
      <div aria-live="assertive">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  )
}

/**
 * Looks like the shop's own fields. Stripe puts classes on the frame; colours inside are written out, because the
 * shop's style sheets do not reach there.
 */
export const elementLook = {
  className:
    'cursor-text rounded-control bg-white px-3 border border-control transition-colors hover:border-ink-2 ' +
    '[&.StripeElement--focus]:outline-2 [&.StripeElement--focus]:outline-offset-2 [&.StripeElement--focus]:outline-ink ' +
    '[&.StripeElement--invalid]:border-error in-data-invalid:border-error',
  options: {
    style: {
      base: {
        color: '#231a17',
        fontFamily: '"Figtree Variable", Arial, sans-serif',
        fontSize: '16px',
        lineHeight: '44px',
        '::placeholder': { color: '#6f6259' },
      },
      invalid: { color: '#a8231c' },
    },
  },
}
