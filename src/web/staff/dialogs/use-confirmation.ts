import { useState } from 'react'
import { asApiError } from '../../api/error.ts'

/** Asks before an action. The question stays open, with the reason, when the shop refuses. */
export function useConfirmation(action: () => Promise<void>, initial: 'closed' | 'open' = 'closed') {
  const [state, setState] = useState<'closed' | 'open' | 'pending'>(initial)
  const [error, setError] = useState<string | null>(null)
  const confirm = async () => {
    setState('pending')
    setError(null)
    try {
      await action()
      setState('closed')
    } catch (thrown) {
      setError(asApiError(thrown).message)
      setState('open')
    }
  }
  return {
    ask: () => {
      setError(null)
      setState('open')
    },
    dialog: {
      open: state !== 'closed',
      pending: state === 'pending',
      error,
      onCancel: () => setState('closed'),
      onConfirm: confirm,
    },
  }
}
