import { type RefObject, type SyntheticEvent, useRef } from 'react'
import type { PaymentMethod } from '../../../contract/orders/orders.ts'
import type { CardHandle } from './card/card-handle.ts'
import type { CheckoutDetails, CheckoutForm } from './checkout-values.ts'

type Sending = {
  form: CheckoutForm
  place: (details: CheckoutDetails, by: PaymentMethod) => Promise<void>
  setMethod: (method: PaymentMethod) => void
  /** Asks for what a way to pay demands. */
  askFor: (method: PaymentMethod) => void
  card: RefObject<CardHandle | null>
}

/** The presses that send the order: as it is paid now, or in cash after a declined card. */
export function useSending({ form, place, setMethod, askFor, card }: Sending) {
  // A wrong address keeps the card from being sent; what is wrong with the card is said all the same.
  const submit = useSubmitOnce((event, by: PaymentMethod) =>
    form.handleSubmit(
      details => place(details, by),
      () => {
        if (by === 'online') card.current?.check()
      },
    )(event),
  )
  const payInCash = (event: SyntheticEvent) => {
    setMethod('COD')
    askFor('COD')
    return submit(event, 'COD')
  }
  return { submit, payInCash }
}

/** Enter in Stripe's fields submits the form without the button, which would have refused while an order is under way. */
function useSubmitOnce<T>(send: (event: SyntheticEvent, by: T) => Promise<void>) {
  const isSending = useRef(false)
  return async (event: SyntheticEvent, by: T) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    await send(event, by).finally(() => {
      isSending.current = false
    })
  }
}
