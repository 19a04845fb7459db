import { useState } from 'react'
import type { Reauthentication } from '../../../contract/second-factor.ts'
import { asApiError } from '../../api/error.ts'
import { useToasts } from '../../ui/toast-context.ts'

type Call = (body: Reauthentication) => Promise<void>

/** Makes a call, and asks for the current password where the shop wants it first. */
export function useReauthentication() {
  const [asked, setAsked] = useState<Call | null>(null)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const toasts = useToasts()
  const run = async (call: Call) => {
    setPending(true)
    try {
      await call({})
    } catch (cause) {
      const refusal = asApiError(cause)
      if (refusal.code !== 'reauthenticate') toasts.show({ tone: 'error', text: refusal.message })
      else {
        setError(null)
        setAsked(() => call)
      }
    }
    setPending(false)
  }
  const confirm = async (currentPassword: string) => {
    setPending(true)
    setError(null)
    try {
      await asked?.({ currentPassword })
      setAsked(null)
    } catch (cause) {
      setError(asApiError(cause).message)
    }
    setPending(false)
  }
  const isOpen = asked !== null
  return {
    run,
    pending: pending && !isOpen,
    dialog: { open: isOpen, pending, error, onConfirm: confirm, onClose: () => setAsked(null) },
  }
}
