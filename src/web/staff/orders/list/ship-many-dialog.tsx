import { type KeyboardEvent, useState } from 'react'
import { isOpen } from '../../../../contract/orders/find-moves.ts'
import { orderMoves } from '../../../../contract/orders/order-moves.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { lastCourier, rememberCourier } from '../parcel.ts'
import { CourierField } from '../parcel-fields.tsx'
import type { SelectedOrder } from '../selected-order.ts'
import { ShipFormDialog } from '../ship-form-dialog.tsx'

export type ParcelsInput = { courier?: string; trackingNumbers?: Record<string, string> }

type Props = {
  open: boolean
  orders: readonly SelectedOrder[]
  onClose: () => void
  onShip: (parcels: ParcelsInput) => void
}

/** Asks for one courier for all parcels and a tracking number for each. */
export function ShipManyDialog({ open, orders, onClose, onShip }: Props) {
  // Kept while the dialog fades out.
  const [lastOrders, setLastOrders] = useState(orders)
  if (open && orders !== lastOrders) setLastOrders(orders)
  const shippable = lastOrders
    .filter(order => isOpen(orderMoves.ship, order))
    .toSorted((a, b) => a.number - b.number)
  const submit = (form: FormData) => {
    const parcels = readParcels(form, shippable)
    rememberCourier(parcels)
    onShip(parcels)
  }
  return (
    <ShipFormDialog
      open={open}
      title={shippable.length === 1 ? 'Ship 1 order' : `Ship ${shippable.length} orders`}
      onClose={onClose}
      onSubmit={submit}
    >
      <CourierField courier={lastCourier()} autoFocus />
      <fieldset className="space-y-4" onKeyDown={focusNextField}>
        <legend className="mb-1! font-semibold">Tracking numbers</legend>
        <p className="text-caption text-ink-2">
          Leave blank any without one. Enter moves to the next field, so you can scan them.
        </p>
        {shippable.map(({ _id, number, shippingAddress: { fullName, city } }) => (
          <TextInput
            key={_id}
            label={`#${number}, ${fullName}, ${city}`}
            name={_id}
            maxLength={80}
            autoComplete="off"
          />
        ))}
      </fieldset>
    </ShipFormDialog>
  )
}

function readParcels(form: FormData, orders: readonly SelectedOrder[]): ParcelsInput {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const courier = text('courier')
  const typed = orders.map(({ _id }) => [_id, text(_id)] as const).filter(([, number]) => number !== '')
  return {
    ...(courier && { courier }),
    ...(typed.length > 0 && { trackingNumbers: Object.fromEntries(typed) }),
  }
}

/** A barcode scanner ends each number with Enter, which would submit the form after the first. */
function focusNextField(event: KeyboardEvent<HTMLFieldSetElement>) {
  const { key, target, currentTarget } = event
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const fields = [...currentTarget.querySelectorAll('input')]
  const next = fields[fields.indexOf(target) + 1]
  if (next) next.focus()
  else currentTarget.form?.closest('dialog')?.querySelector<HTMLElement>('[type="submit"]')?.focus()
}
