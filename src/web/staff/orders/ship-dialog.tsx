import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { staffDialogClass } from '../shell/staff-dialog-class.ts'
import { type ParcelInput, readParcel, rememberCourier } from './parcel.ts'
import { ParcelFields } from './parcel-fields.tsx'

type Props = { number: number | null; onClose: () => void; onShip: (parcel: ParcelInput) => void }

/** Asks for courier and tracking number; both may stay blank. */
export function ShipDialog({ number, onClose, onShip }: Props) {
  const form = useId()
  // Kept while the dialog fades out.
  const [lastNumber, setLastNumber] = useState(number)
  if (number !== null && number !== lastNumber) setLastNumber(number)
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
      title={`Ship order #${lastNumber ?? ''}`}
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
