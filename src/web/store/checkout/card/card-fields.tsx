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
import { createPaymentMethod, letBankAsk } from './ask-provider.ts'
import { CardField, type CardFieldName, elementLook } from './card-field.tsx'
import type { CardHandle } from './card-handle.ts'

type Props = { stripe: Stripe; ref: Ref<CardHandle> }

/** The card, typed into fields of the card provider: the shop sees nothing of it but the name. */
export function CardFields({ stripe, ref }: Props) {
  return (
    <Elements stripe={stripe} options={{ locale: 'en' }}>
      <Fields ref={ref} />
    </Elements>
  )
}

const nameId = 'card-name'
type Errors = Partial<Record<CardFieldName | 'name', string | undefined>>

function Fields({ ref }: { ref: Ref<CardHandle> }) {
  const [stripe, elements] = [useStripe(), useElements()]
  const [name, setName] = useState('')
  const [errors, setErrors] = useState<Errors>({})

  const missName = () => {
    const missing = name.trim() === ''
    setErrors(before => ({ ...before, name: missing ? 'Enter the name on the card.' : undefined }))
    return missing
  }
  useImperativeHandle(ref, () => ({
    async createPaymentMethod() {
      if (missName()) {
        document.getElementById(nameId)?.focus()
        return null
      }
      const made = await createPaymentMethod(stripe, elements, name.trim())
      if ('id' in made) return made.id
      setErrors(before => ({ ...before, [made.field]: made.message }))
      return null
    },
    confirm: clientSecret => letBankAsk(stripe, clientSecret),
  }))
  const field = (of: CardFieldName) => ({
    id: `card-${of}`,
    error: errors[of],
    control: {
      ...elementLook,
      onChange: ({ error }: { error: { message: string } | undefined }) =>
        setErrors(before => ({ ...before, [of]: error?.message })),
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
        onBlur={() => name !== '' && missName()}
      />
      <CardField label="Card number" {...field('number')} Element={CardNumberElement} />
      <div className="grid grid-cols-2 gap-x-4">
        <CardField label="Expiry date" {...field('expiry')} Element={CardExpiryElement} />
        <CardField label="Security code" {...field('cvc')} Element={CardCvcElement} />
      </div>
    </div>
  )
}
