import type { Parcel } from '../../../contract/orders/staff-orders.ts'

/** A parcel as it is typed; blank fields are left out. */
export type ParcelInput = Partial<Parcel>

/** What may go along with a move: a parcel with Shipped, a reason with Cancelled and with packing without a call. */
export type MoveExtras = ParcelInput & { reason?: string }

const storageKey = 'staff-courier'

/** Most parcels of a day go with one courier, so the field begins with the last one. */
export const lastCourier = () => localStorage.getItem(storageKey) ?? ''

export function rememberCourier({ courier }: ParcelInput): void {
  if (courier) localStorage.setItem(storageKey, courier)
}

export function readParcel(form: FormData): ParcelInput {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [courier, trackingNumber] = [text('courier'), text('trackingNumber')]
  return { ...(courier && { courier }), ...(trackingNumber && { trackingNumber }) }
}
