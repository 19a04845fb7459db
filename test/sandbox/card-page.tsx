import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js'
import type { StripeCardNumberElementChangeEvent } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** A shop's card form with Stripe's own React library. It shows the results on the page. */
function CardForm() {
  const [stripe, elements] = [useStripe(), useElements()]
  const [state, setState] = useState<Partial<StripeCardNumberElementChangeEvent>>({})
  const [result, setResult] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const card = elements?.getElement(CardNumberElement)
    if (!stripe || !card) return
    const billing_details = { name: 'Amna Khan', address: { city: 'Lahore' } }
    const made = await stripe.createPaymentMethod({ type: 'card', card, billing_details })
    setResult(made.error ? `${made.error.code}: ${made.error.message}` : `made ${made.paymentMethod.id}`)
  }
  const answer = async () => {
    const secret = new URLSearchParams(location.search).get('secret') ?? ''
    const { error, paymentIntent } = (await stripe?.handleCardAction(secret)) ?? {}
    setResult(error ? `${error.code}: ${error.message}` : `intent ${paymentIntent?.status}`)
  }
  return (
    <form onSubmit={submit}>
      <label htmlFor="number">Card number</label>
      <CardNumberElement id="number" className="field" onChange={setState} options={look} />
      <label htmlFor="expiry">Expiry date</label>
      <CardExpiryElement id="expiry" className="field" options={look} />
      <label htmlFor="cvc">Security code</label>
      <CardCvcElement id="cvc" className="field" options={look} />
      <p data-testid="brand">{state.brand}</p>
      <p role="alert">{state.error?.message}</p>
      <button type="submit">Pay</button>
      <button type="button" onClick={answer}>
        Authenticate
      </button>
      <output>{result}</output>
    </form>
  )
}

const look = { style: { base: { fontSize: '17px', lineHeight: '46px', color: '#123456' } } }
const key = new URLSearchParams(location.search).get('key') ?? ''
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Elements stripe={loadStripe(key)}>
      <CardForm />
    </Elements>,
  )
}
