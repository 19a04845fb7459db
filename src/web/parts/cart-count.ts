import { useEffect, useSyncExternalStore } from 'react'
import { browserApi } from '../api/browser.ts'
import { readSession, useSession } from '../api/session.ts'

let count = 0
/** No page can read a guest's cookie, so this says that there is a cart to ask for. */
const guestCartKey = 'guest-cart'
const listeners = new Set<() => void>()

/** Sets the number on the cart badge after a call that answered with the cart. */
export function setCartCount(next: number): void {
  count = next
  if (next && !readSession()) localStorage.setItem(guestCartKey, '1')
  for (const listener of listeners) listener()
}

/** Pieces in the shopper's cart; 0 until the shop has answered. */
export function useCartCount(): number {
  const token = useSession()?.token
  const shown = useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  )
  useEffect(() => {
    if (token || localStorage.getItem(guestCartKey)) void loadCartCount()
    else setCartCount(0)
  }, [token])
  return shown
}

/** Loads the count. On failure the badge stays as it is; the cart page shows the error. */
export async function loadCartCount(): Promise<void> {
  const answer = await browserApi.cart.count().catch(() => null)
  if (answer) setCartCount(answer.count)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
