import { useId } from 'react'
import { TextInput } from '../../ui/text-input.tsx'
import { lastCourier } from './parcel.ts'

const couriers = ['TCS', 'Leopards', 'M&P', 'Call Courier', 'BlueEX', 'Trax', 'Pakistan Post', 'DHL']

export function ParcelFields({ autoFocusTracking = false }: { autoFocusTracking?: boolean }) {
  const list = useId()
  const courier = lastCourier()
  return (
    <>
      <TextInput
        label="Courier"
        name="courier"
        optional
        defaultValue={courier}
        list={list}
        maxLength={80}
        autoComplete="off"
        data-autofocus={autoFocusTracking && !courier ? '' : undefined}
      />
      <datalist id={list}>
        {couriers.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextInput
        label="Tracking number"
        name="trackingNumber"
        optional
        help="The buyer finds it in the mail and on the tracking page."
        maxLength={80}
        autoComplete="off"
        data-autofocus={autoFocusTracking && courier ? '' : undefined}
      />
    </>
  )
}
