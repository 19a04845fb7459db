import { useState } from 'react'
import { asApiError } from '../../api/error.ts'
import { forgetKeptOrders } from '../../parts/guests/forgotten-orders.ts'
import { guestApi } from '../../parts/guests/guest-api.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toast-context.ts'

/** For whoever shares a computer. */
export function ForgetOrders({ onForgotten }: { onForgotten: () => void }) {
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const forget = async () => {
    setPending(true)
    setProblem(null)
    try {
      await guestApi.orders.forgetOfGuest()
      onForgotten()
      forgetKeptOrders()
      toasts.show({ text: 'This browser no longer shows these orders.' })
    } catch (cause) {
      setProblem(asApiError(cause).message)
      setPending(false)
    }
  }
  return (
    <div className="mt-8">
      <p className="text-body-s text-ink-2">Does somebody else use this computer or phone?</p>
      <Button variant="outline" className="mt-3" onClick={() => setAsking(true)}>
        Forget these orders
      </Button>
      <AlertDialog
        open={isAsking}
        title="Forget these orders?"
        cancelLabel="Keep them here"
        confirmLabel="Forget these orders"
        pending={pending}
        pendingLabel="Forgetting…"
        error={problem}
        onCancel={() => setAsking(false)}
        onConfirm={forget}
      >
        <p>This browser will no longer show them. Nothing is cancelled: we send your parcel as agreed.</p>
        <p className="mt-3">
          The link in your email or WhatsApp message still opens an order, and its number and your phone
          number find it under Track your order.
        </p>
      </AlertDialog>
    </div>
  )
}
