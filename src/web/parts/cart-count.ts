import { useEffect, useSyncExternalStore } from 'react'
import { browserApi } from '../api/browser.ts'
import { onChangedElsewhere } from '../api/changed-elsewhere.ts'
import { readSession, useSession } from '../api/session.ts'
import { storageListeners } from '../api/storage-listeners.ts'

let count = 0
const { notify, subscribe } = storageListeners(() => onChangedElsewhere(loadOwnCount))
/** No page can read a guest's cookie, so this says that there is a cart to ask for. */
const guestCartKey = 'guest-cart'

/** Sets the number on the cart badge after a call that answered with the cart. */
export function setCartCount(next: number): void {
  count = next
  if (next && !readSession()) localStorage.setItem(guestCartKey, '1')
  notify()
}

/** Pieces in the shopper's cart; 0 until the shop has answered. */
export function useCartCount(): number {
  const token = useSession()?.token
  const shown = useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has another cart
  useEffect(loadOwnCount, [token])
  return shown
}

/** Loads the count. On failure the badge stays as it is; the cart page shows the error. */
export async function loadCartCount(): Promise<void> {
  const answer = await browserApi.cart.count().catch(() => null)
  if (answer) setCartCount(answer.count)
}

function loadOwnCount() {
  if (readSession() || localStorage.getItem(guestCartKey)) void loadCartCount()
  else setCartCount(0)
}
