import { useState } from 'react'
import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { useToasts } from '../../ui/toast-context.ts'

type Props = {
  /** Null: closed. */
  order: Pick<StaffOrderDetail, '_id' | 'number'> | null
  onClose: () => void
  onNoted: (order: StaffOrderDetail) => void
}

/** Asks whether a parcel came back, and records it. */
export function RefusedDialog({ order, onClose, onNoted }: Props) {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { show } = useToasts()
  const note = async () => {
    if (!order) return
    setPending(true)
    setError(null)
    try {
      const noted = await browserApi.orders.refused({ params: { id: order._id } })
      show({ text: `Order #${order.number}: the parcel was refused and came back.` })
      onNoted(noted)
    } catch (cause) {
      setError(asApiError(cause).message)
    }
    setPending(false)
  }
  return (
    <AlertDialog
      open={order !== null}
      title={`Was the parcel of order #${order?.number} refused?`}
      confirmLabel="Parcel refused"
      pending={pending}
      pendingLabel="Saving…"
      error={error}
      onCancel={() => {
        setError(null)
        onClose()
      }}
      onConfirm={note}
    >
      Record this once the parcel is back. Its items return to stock and the order is closed. This cannot be
      undone.
    </AlertDialog>
  )
}
