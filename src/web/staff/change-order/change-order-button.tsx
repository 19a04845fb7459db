import { useState } from 'react'
import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { Button } from '../../ui/button.tsx'
import { ChangeOrderDialog } from './change-order-dialog.tsx'

type Props = {
  order: StaffOrderDetail
  /** The order as the shop answered it. */
  onOrder: (order: StaffOrderDetail) => void
}

/** 'Change order' and its dialog; nothing once a courier has the parcel. */
export function ChangeOrderButton({ order, onOrder }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { _id: id, status, courier, trackingNumber } = order
  if ((status !== 'Pending' && status !== 'Processing') || courier || trackingNumber) return null
  return (
    <>
      <Button size="small" variant="outline" onClick={() => setIsOpen(true)}>
        Change order
      </Button>
      <ChangeOrderDialog
        id={isOpen ? id : null}
        number={order.number}
        saveLabel="Save change"
        onClose={() => setIsOpen(false)}
        onSave={async change => {
          const changed = await browserApi.orders.change({ params: { id }, body: change })
          setIsOpen(false)
          onOrder(changed)
        }}
      />
    </>
  )
}
