import { useEffect, useRef, useState } from 'react'
import type { StaffOrderDetail } from '../../../../contract/staff-orders.ts'
import { managing } from '../../../../contract/staff-roles.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { orderTime } from '../../../parts/order/order-date.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { useMay } from '../../shell/staff-role.ts'
import { ParcelCorrection } from './parcel-correction.tsx'

type Props = { order: StaffOrderDetail; onOrder: (order: StaffOrderDetail) => void }

/** Courier and tracking number and, for a shipped order, a button for a refused parcel. */
export function ParcelSection({ order, onOrder }: Props) {
  const { status, refused, refusal } = order
  const section = useFocusWhen(refused)
  const manages = useMay(managing)
  if (status !== 'Shipped' && status !== 'Delivered') return null
  return (
    <section aria-label="Parcel" tabIndex={-1} ref={section}>
      <h3 className="mb-2 font-semibold text-label">Parcel</h3>
      {manages ? <ParcelCorrection order={order} onOrder={onOrder} /> : <ParcelText order={order} />}
      <LiveRegion>{refused && 'Recorded: the parcel was refused and came back.'}</LiveRegion>
      {refused && (
        <p className="mt-1 text-body-s text-error">
          Refused at the door and returned to stock.
          {refusal && (
            <span className="block text-caption">
              Recorded {orderTime(refusal.at)}, {refusal.by.name}
            </span>
          )}
        </p>
      )}
      {manages && status === 'Shipped' && !refused && <RefusedButton order={order} onOrder={onOrder} />}
    </section>
  )
}

const ParcelText = ({ order: { courier, trackingNumber } }: Pick<Props, 'order'>) => (
  <p className="text-body-s wrap-anywhere">
    {[courier, trackingNumber].filter(Boolean).join(', ') || 'No courier or tracking number'}
  </p>
)

function RefusedButton({ order, onOrder }: Props) {
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const note = async () => {
    setPending(true)
    setError(null)
    try {
      const changed = await browserApi.orders.refused({ params: { id: order._id } })
      setIsDialogOpen(false)
      onOrder(changed)
    } catch (cause) {
      setError(asApiError(cause).message)
    }
    setPending(false)
  }
  return (
    <>
      <Button size="small" variant="outline" className="mt-3" onClick={() => setIsDialogOpen(true)}>
        Parcel refused
      </Button>
      <AlertDialog
        open={isDialogOpen}
        title={`Was the parcel of order #${order.number} refused?`}
        confirmLabel="Parcel refused"
        pending={pending}
        pendingLabel="Saving…"
        error={error}
        onCancel={() => setIsDialogOpen(false)}
        onConfirm={note}
      >
        Record this once the parcel is back. Its items return to stock and the order is closed. This cannot be
        undone.
      </AlertDialog>
    </>
  )
}

/** The button is gone once the refusal is saved, so the section takes the focus. */
function useFocusWhen(refused: boolean) {
  const section = useRef<HTMLElement>(null)
  const before = useRef(refused)
  useEffect(() => {
    if (refused && !before.current) section.current?.focus({ preventScroll: true })
    before.current = refused
  }, [refused])
  return section
}
