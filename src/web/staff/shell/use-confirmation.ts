import { useState } from 'react'
import { asApiError } from '../../api/error.ts'

/** An act that is asked about first: the question stays, with the reason, when the shop refuses it. */
export function useConfirmation(act: () => Promise<void>) {
  const [state, setState] = useState<'closed' | 'open' | 'pending'>('closed')
  const [error, setError] = useState<string | null>(null)
  const confirm = async () => {
    setState('pending')
    setError(null)
    try {
      await act()
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
