import type { Parcel } from './use-moves.ts'

const storageKey = 'staff-courier'

/** Most parcels of a day go with one courier, so the last one stands there already. */
export const lastCourier = () => localStorage.getItem(storageKey) ?? ''

export function keepCourier({ courier }: Parcel): void {
  if (courier) localStorage.setItem(storageKey, courier)
}

export function readParcel(form: FormData): Parcel {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [courier, trackingNumber] = [text('courier'), text('trackingNumber')]
  return { ...(courier && { courier }), ...(trackingNumber && { trackingNumber }) }
}
