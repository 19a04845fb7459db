import { useSyncExternalStore } from 'react'
import { guestTrialCookie } from '../../../contract/guest-trial.ts'
import { onStoredElsewhere } from '../../api/changed-elsewhere.ts'
import { storageListeners } from '../../api/storage-listeners.ts'
import { usePublicShop } from '../use-public-shop.ts'

const { notify, subscribe } = storageListeners(() => onStoredElsewhere(notify))

const isOn = () => document.cookie.split('; ').includes(`${guestTrialCookie}=1`)

/** Whether this browser tries guest orders; false on the server, whose pages are the same for everybody. */
export const useGuestTrial = (): boolean => useSyncExternalStore(subscribe, isOn, () => false)

export function setGuestTrial(on: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and a press on "add to cart" must find the cookie
  document.cookie = `${guestTrialCookie}=1; path=/; samesite=lax; max-age=${on ? 86_400 : 0}`
  notify()
}

/** Whether a cart and an order need no account here: as the owner has set, or in a demo as its visitor tries it. */
export function useGuestsMayOrder(): boolean {
  const shop = usePublicShop()
  const tried = useGuestTrial()
  return shop !== undefined && (shop.checkout.guestsMayOrder || (shop.isDemo && tried))
}
