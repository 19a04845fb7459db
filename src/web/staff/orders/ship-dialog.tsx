import { useState } from 'react'
import { type ParcelInput, readParcel, rememberCourier } from './parcel.ts'
import { ParcelFields } from './parcel-fields.tsx'
import { ShipFormDialog } from './ship-form-dialog.tsx'

type Props = { number: number | null; onClose: () => void; onShip: (parcel: ParcelInput) => void }

/** Asks for courier and tracking number; both may stay blank. */
export function ShipDialog({ number, onClose, onShip }: Props) {
  // Kept while the dialog fades out.
  const [lastNumber, setLastNumber] = useState(number)
  if (number !== null && number !== lastNumber) setLastNumber(number)
  const submit = (form: FormData) => {
    const parcel = readParcel(form)
    rememberCourier(parcel)
    onShip(parcel)
  }
  return (
    <ShipFormDialog
      open={number !== null}
      title={`Ship order #${lastNumber ?? ''}`}
      onClose={onClose}
      onSubmit={submit}
    >
      <ParcelFields autoFocusTracking />
    </ShipFormDialog>
  )
}
