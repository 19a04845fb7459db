import { useEffect, useRef, useState } from 'react'
import { managing } from '../../../../contract/accounts/staff-roles.ts'
import type { StaffOrderDetail } from '../../../../contract/orders/staff-orders.ts'
import { orderTime } from '../../../parts/order/order-date.ts'
import { Button } from '../../../ui/button.tsx'
import { useMay } from '../../access/staff-role.ts'
import { RefusedDialog } from '../refused-dialog.tsx'
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
  return (
    <>
      <Button size="small" variant="outline" className="mt-3" onClick={() => setIsDialogOpen(true)}>
        Parcel refused
      </Button>
      <RefusedDialog
        order={isDialogOpen ? order : null}
        onClose={() => setIsDialogOpen(false)}
        onNoted={changed => {
          setIsDialogOpen(false)
          onOrder(changed)
        }}
      />
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
