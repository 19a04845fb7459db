import { useState } from 'react'
import { asApiError } from '../../api/error.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

type Props = { number: number; send: () => Promise<unknown>; onChanged: () => void }

/** For a buyer whose order the shop has not begun with. */
export function CancelOwnOrder({ number, send, onChanged }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const cancel = async () => {
    setAsking(false)
    setSending(true)
    try {
      await send()
      onChanged()
    } catch (cause) {
      setProblem(asApiError(cause).message)
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="mt-8">
      <p className="text-body-s text-ink-2">Until we have called you, you can still cancel the order.</p>
      {problem && (
        <Banner tone="error" className="mt-3">
          {problem}
        </Banner>
      )}
      <Button
        variant="outline"
        className="mt-3"
        pending={isSending}
        pendingLabel="Cancelling…"
        onClick={() => setAsking(true)}
      >
        Cancel the order
      </Button>
      <AlertDialog
        open={isAsking}
        title={`Cancel order #${number}?`}
        cancelLabel="Keep it"
        confirmLabel="Cancel the order"
        onCancel={() => setAsking(false)}
        onConfirm={cancel}
      >
        Nothing is sent, and there is nothing to pay.
      </AlertDialog>
    </div>
  )
}
