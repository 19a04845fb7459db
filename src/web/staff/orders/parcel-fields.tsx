import { useId } from 'react'
import type { Parcel } from '../../../contract/orders/staff-orders.ts'
import { useSendsMail } from '../../parts/use-public-shop.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { lastCourier } from './parcel.ts'

const couriers = ['TCS', 'Leopards', 'M&P', 'Call Courier', 'BlueEX', 'Trax', 'Pakistan Post', 'DHL']

type Props = {
  autoFocusTracking?: boolean
  /** What is known already. Without it the courier of the last parcel is filled in. */
  parcel?: Parcel
  help?: string | undefined
}

export function ParcelFields({ autoFocusTracking = false, parcel, help }: Props) {
  const sendsMail = useSendsMail()
  const courier = parcel?.courier ?? lastCourier()
  return (
    <>
      <CourierField courier={courier} autoFocus={autoFocusTracking && !courier} />
      <TextInput
        label="Tracking number"
        name="trackingNumber"
        optional
        defaultValue={parcel?.trackingNumber}
        help={help ?? `The buyer ${sendsMail ? 'gets it by email and ' : ''}sees it on the tracking page.`}
        maxLength={80}
        autoComplete="off"
        data-autofocus={autoFocusTracking && courier ? '' : undefined}
      />
    </>
  )
}

export function CourierField({ courier, autoFocus = false }: { courier: string; autoFocus?: boolean }) {
  const list = useId()
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
        data-autofocus={autoFocus ? '' : undefined}
      />
      <datalist id={list}>
        {couriers.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
