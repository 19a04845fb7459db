import { type FormEvent, useRef } from 'react'

/** Enter in Stripe's fields submits the form without the button, which would have refused while an order is under way. */
export function useSubmitOnce(send: (event: FormEvent) => Promise<void>) {
  const isSending = useRef(false)
  return async (event: FormEvent) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    await send(event).finally(() => {
      isSending.current = false
    })
  }
}
