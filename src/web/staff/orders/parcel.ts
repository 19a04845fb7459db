import type { ParcelInput } from './use-moves.ts'

const storageKey = 'staff-courier'

/** Most parcels of a day go with one courier, so the last one stands there already. */
export const lastCourier = () => localStorage.getItem(storageKey) ?? ''

export function rememberCourier({ courier }: ParcelInput): void {
  if (courier) localStorage.setItem(storageKey, courier)
}

export function readParcel(form: FormData): ParcelInput {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [courier, trackingNumber] = [text('courier'), text('trackingNumber')]
  return { ...(courier && { courier }), ...(trackingNumber && { trackingNumber }) }
}
