import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { type Ref, useImperativeHandle, useState } from 'react'
import { TextInput } from '../../../ui/text-input.tsx'
import { authenticateCard, createPaymentMethod, focusField } from './call-stripe.ts'
import { CardField, elementLook, type FieldState } from './card-field.tsx'
import type { CardFieldName, CardFormField, CardHandle } from './card-handle.ts'

type Props = { stripe: Stripe; ref: Ref<CardHandle> }

/** The card details, typed into Stripe's fields: the shop sees only the cardholder's name. */
export function CardFields({ stripe, ref }: Props) {
  return (
    <Elements stripe={stripe} options={{ locale: 'en-GB' }}>
      <Fields ref={ref} />
    </Elements>
  )
}

const nameId = 'card-name'
type Errors = Partial<Record<CardFormField, string | undefined>>

const cardFormFields = ['name', 'number', 'expiry', 'cvc'] as const

const missing: Record<CardFormField, string> = {
  name: 'Enter the name on the card.',
  number: 'Enter the card number.',
  expiry: 'Enter the expiry date.',
  cvc: 'Enter the security code.',
}

function Fields({ ref }: { ref: Ref<CardHandle> }) {
  const [stripe, elements] = [useStripe(), useElements()]
  const [name, setName] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [states, setStates] = useState<Partial<Record<CardFieldName, FieldState>>>({})

  const isEmpty = (field: CardFormField) =>
    field === 'name' ? name.trim() === '' : (states[field]?.empty ?? true)
  const nameMissing = () => {
    const empty = cardFormFields.filter(isEmpty)
    setErrors(before => ({ ...before, ...Object.fromEntries(empty.map(field => [field, missing[field]])) }))
  }
  useImperativeHandle(ref, () => ({
    nameMissing,
    async createPaymentMethod() {
      nameMissing()
      const first = cardFormFields.find(
        field => isEmpty(field) || (field !== 'name' && !states[field]?.complete),
      )
      if (first && isEmpty(first)) {
        if (first === 'name') document.getElementById(nameId)?.focus()
        else if (elements) focusField(elements, first)
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
    id: `card-${of}`,
    error: errors[of],
    control: {
      ...elementLook,
      onChange: (state: FieldState) => {
        const { empty, error } = state
        setStates(before => ({ ...before, [of]: state }))
        // Leaving a field that is still empty changes nothing.
        setErrors(before => {
          const isStillMissing = empty && before[of] === missing[of]
          return { ...before, [of]: error?.message ?? (isStillMissing ? missing[of] : undefined) }
        })
      },
    },
  })
  return (
    <div className="space-y-5">
      <TextInput
        label="Cardholder name"
        id={nameId}
        autoComplete="cc-name"
        value={name}
        error={errors.name}
        onChange={event => {
          setName(event.target.value)
          setErrors(before => ({ ...before, name: undefined }))
        }}
        onBlur={() =>
          name !== '' && name.trim() === '' && setErrors(before => ({ ...before, name: missing.name }))
        }
      />
      <CardField label="Card number" {...field('number')} Element={CardNumberElement} />
      <div className="grid grid-cols-2 gap-x-4">
        <CardField label="Expiry date" {...field('expiry')} Element={CardExpiryElement} />
        <CardField label="Security code" {...field('cvc')} Element={CardCvcElement} />
      </div>
    </div>
  )
}
