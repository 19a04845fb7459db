import { useEffect, useRef, useState } from 'react'
import { asApiError } from '../../api/error.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

type Props = {
  number: number
  /** The shop has not begun with the order. */
  mayCancel: boolean
  /** Cancels it, and shows the order as it is then. */
  send: () => Promise<void>
}

/** Asks before it cancels, and says in the same place that it has. */
export function CancelOwnOrder({ number, mayCancel, send }: Props) {
  const [isCancelled, setCancelled] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const cancel = async () => {
    setAsking(false)
    setSending(true)
    try {
      await send()
      setCancelled(true)
    } catch (cause) {
      setProblem(asApiError(cause).message)
    } finally {
      setSending(false)
    }
  }
  if (isCancelled) return <Cancelled number={number} />
  if (!mayCancel) return null
  return (
    <div className="mt-8 print:hidden">
      <p className="text-body-s text-ink-2">You can cancel the order until we call.</p>
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
        We won’t send it, and you won’t pay anything.
      </AlertDialog>
    </div>
  )
}

/** Takes the focus, since the button that had it is gone. */
function Cancelled({ number }: { number: number }) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <Banner tone="success" ref={message} className="mt-8">
      Order #{number} is cancelled. We won’t send it, and you won’t pay anything.
    </Banner>
  )
}
