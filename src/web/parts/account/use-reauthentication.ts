import { useState } from 'react'
import type { Reauthentication } from '../../../contract/accounts/second-factor.ts'
import { type ApiError, asApiError } from '../../api/error.ts'
import { useToasts } from '../../ui/toast-context.ts'

type Call = (proof: Reauthentication) => Promise<void>

/** Another password, waiting or another try may help: the question stays open with the shop's words. */
const mayHelp = ({ code, unreachable }: ApiError) =>
  unreachable || code === 'reauthenticate' || code === 'too_many'

/** Makes a call, and asks for the current password where the shop wants it first. Other refusals are toasts by default. */
export function useReauthentication(onRefused?: (refusal: ApiError) => void) {
  const [asked, setAsked] = useState<Call | null>(null)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const toasts = useToasts()
  const refuse = onRefused ?? (({ message }: ApiError) => toasts.show({ tone: 'error', text: message }))
  const run = async (call: Call) => {
    setPending(true)
    try {
      await call({})
    } catch (cause) {
      const refusal = asApiError(cause)
      if (refusal.code !== 'reauthenticate') refuse(refusal)
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
      const refusal = asApiError(cause)
      if (mayHelp(refusal)) setError(refusal.message)
      else {
        setAsked(null)
        refuse(refusal)
      }
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
