import { type FormEvent, useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

type Props = { token: string; onDone: (outcome: 'confirmed' | 'refused') => void }

/** A button, because programs that check mail open its links: opening the page confirms nothing. */
export function ConfirmForm({ token, onDone }: Props) {
  const awake = useHydrated()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState('')
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    setError('')
    try {
      await browserApi.accounts.confirmEmail({ body: { token } })
      onDone('confirmed')
    } catch (cause) {
      const refusal = asApiError(cause)
      if (refusal.fields.token) onDone('refused')
      else setError(refusal.message)
    }
    setPending(false)
  }
  return (
    <form method="post" onSubmit={confirm} className="mt-3 space-y-5">
      <p className="text-body-s text-ink-2">
        One click, and we know that our emails about your orders reach you.
      </p>
      {error && <Banner tone="error">{error}</Banner>}
      <Button
        type="submit"
        size="large"
        className="w-full"
        disabled={!awake}
        pending={pending}
        pendingLabel="Confirming..."
      >
        Confirm my email address
      </Button>
    </form>
  )
}
