import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { staffDialogClass } from '../shell/staff-dialog-class.ts'
import { readParcel, rememberCourier } from './parcel.ts'
import { ParcelFields } from './parcel-fields.tsx'
import type { ParcelInput } from './use-moves.ts'

type Props = { number: number | null; onClose: () => void; onShip: (parcel: ParcelInput) => void }

/** Who carries the parcel is asked when it is handed over; an order may go without, too. */
export function ShipDialog({ number, onClose, onShip }: Props) {
  const form = useId()
  // While the dialog fades away it still names the order.
  const [lastNumber, setNamed] = useState(number)
  if (number !== null && number !== lastNumber) setNamed(number)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parcel = readParcel(new FormData(event.currentTarget))
    rememberCourier(parcel)
    onShip(parcel)
  }
  return (
    <Dialog
      open={number !== null}
      onClose={onClose}
      title={`Order #${lastNumber ?? ''} is shipped`}
      className={staffDialogClass}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form}>
            Mark as Shipped
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="space-y-4">
        <ParcelFields autoFocusTracking />
      </form>
    </Dialog>
  )
}
