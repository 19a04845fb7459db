import { useState } from 'react'
import { asApiError } from '../../../api/error.ts'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toast-context.ts'
import { makeGuestLink } from './guest-link.ts'

/** A link for the message to somebody without an account: they follow the order by it, and cancel it until the call. */
export function CopyLink({ orderId }: { orderId: string }) {
  const toasts = useToasts()
  const [isMaking, setMaking] = useState(false)
  const copy = async () => {
    setMaking(true)
    try {
      await navigator.clipboard.writeText(await makeGuestLink(orderId))
      toasts.show({ text: 'The link is copied. Paste it into your message to the buyer.' })
    } catch (cause) {
      const isCopying = cause instanceof DOMException
      toasts.show({
        tone: 'error',
        text: isCopying ? 'The link could not be copied.' : asApiError(cause).message,
      })
    } finally {
      setMaking(false)
    }
  }
  return (
    <Button variant="outline" size="small" pending={isMaking} pendingLabel="Making…" onClick={copy}>
      Copy a link for the buyer
    </Button>
  )
}
