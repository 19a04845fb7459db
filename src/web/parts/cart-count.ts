import { useEffect, useSyncExternalStore } from 'react'
import { browserApi } from '../api/browser.ts'
import { useSession } from '../api/session.ts'

let count = 0
const listeners = new Set<() => void>()

/** Puts a number on the cart badge, when a call has just answered with the cart. */
export function setCartCount(next: number): void {
  count = next
  for (const listener of listeners) listener()
}

/** Pieces in the signed-in shopper's cart; 0 for guests and until the shop has answered. */
export function useCartCount(): number {
  const token = useSession()?.token
  const shown = useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  )
  useEffect(() => {
    if (token) void loadCartCount()
    else setCartCount(0)
  }, [token])
  return shown
}

/** Asks the shop; a failed answer leaves the badge as it is, since the cart page says what is wrong. */
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
