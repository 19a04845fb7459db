import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useImperativeHandle, useState } from 'react'
import { TextInput } from '../../../ui/text-input.tsx'
import { authenticateCard, createPaymentMethod, focusField } from './call-stripe.ts'
import { CardField, elementLook, type FieldState } from './card-field.tsx'
import { type CardFieldName, type CardFormField, cardFieldId, cardFormFields } from './card-handle.ts'
import type { CardFormState } from './use-card-form.ts'

type Props = { stripe: Stripe; form: CardFormState }

/** The card details, typed into Stripe's fields: the shop sees only the cardholder's name. */
export function CardFields({ stripe, form }: Props) {
  return (
    <Elements stripe={stripe} options={{ locale: 'en-GB' }}>
      <Fields form={form} />
    </Elements>
  )
}

const missing: Record<CardFormField, string> = {
  name: 'Enter the name on the card.',
  number: 'Enter the card number.',
  expiry: 'Enter the expiry date.',
  cvc: 'Enter the security code.',
}

/** In Stripe's words, which it says only once a field is left. */
const unfinished: Record<CardFieldName, string> = {
  number: 'Your card number is incomplete.',
  expiry: 'Your card’s expiry date is incomplete.',
  cvc: 'Your card’s security code is incomplete.',
}

function wrongIn(field: CardFieldName, state: FieldState | undefined): string | undefined {
  if (!state || state.empty) return missing[field]
  return state.error?.message ?? (state.complete ? undefined : unfinished[field])
}

function Fields({ form: { ref, errors, setErrors } }: Pick<Props, 'form'>) {
  const [stripe, elements] = [useStripe(), useElements()]
  const [name, setName] = useState('')
  const [states, setStates] = useState<Partial<Record<CardFieldName, FieldState>>>({})

  const focus = (field: CardFormField) => {
    if (field === 'name') document.getElementById(cardFieldId(field))?.focus()
    else if (elements) focusField(elements, field)
  }
  const check = () => {
    const wrong = (field: CardFormField) =>
      field === 'name' ? (name.trim() === '' ? missing.name : undefined) : wrongIn(field, states[field])
    setErrors(Object.fromEntries(cardFormFields.map(field => [field, wrong(field)])))
    return cardFormFields.find(wrong)
  }
  useImperativeHandle(ref, () => ({
    check,
    focus,
    async createPaymentMethod() {
      const first = check()
      if (first) {
        focus(first)
        return null
      }
      const made = await createPaymentMethod(stripe, elements, name.trim())
      if ('id' in made) return made.id
      setErrors(before => ({ ...before, [made.field]: made.message }))
      return null
    },
    confirm: clientSecret => authenticateCard(stripe, clientSecret),
  }))
  const field = (of: CardFieldName) => ({
    id: cardFieldId(of),
    error: errors[of],
    control: {
      ...elementLook,
      onChange: (state: FieldState) => {
        setStates(before => ({ ...before, [of]: state }))
        // A message stays until the field is right; none comes before Stripe finds a fault in it.
        setErrors(before => ({
          ...before,
          [of]: before[of] || state.error ? wrongIn(of, state) : undefined,
        }))
      },
    },
  })
  return (
    <div className="space-y-5">
      <TextInput
        label="Cardholder name"
        id={cardFieldId('name')}
        autoComplete="cc-name"
        value={name}
        error={errors.name}
        onChange={event => {
          setName(event.target.value)
          if (event.target.value.trim() !== '') setErrors(before => ({ ...before, name: undefined }))
        }}
        onBlur={() =>
          name !== '' && name.trim() === '' && setErrors(before => ({ ...before, name: missing.name }))
        }
      />
      <CardField label="Card number" {...field('number')} Element={CardNumberElement} />
      <div className="flex flex-wrap gap-x-4 gap-y-5">
        <div className="min-w-0 grow basis-28">
          <CardField label="Expiry date" {...field('expiry')} Element={CardExpiryElement} />
        </div>
        <div className="min-w-0 grow basis-28">
          <CardField label="Security code" {...field('cvc')} Element={CardCvcElement} />
        </div>
      </div>
    </div>
  )
}
