import { useEffect } from 'react'
import { onChangedElsewhere } from '../../api/changed-elsewhere.ts'
import { useSession } from '../../api/session.ts'
import { showWishlistIds } from './wishlist-ids.ts'

/**
 * Keeps the hearts of all pages up to date; used once, in the frame. Signing in loads the account's list and merges
 * the browser's; signing out clears it. On failure the hearts stay empty and the wishlist page shows the error.
 */
export function useWishlistOwner(): void {
  const token = useSession()?.token
  useEffect(() => {
    showWishlistIds(null)
    if (!token) return
    const cancel = whenIdle(() => void load(token, 'ensure'))
    const unsubscribe = onChangedElsewhere(() => void load(token, 'read'))
    return () => {
      cancel()
      unsubscribe()
    }
  }, [token])
}

async function load(token: string, how: 'ensure' | 'read') {
  const { accountWishlist } = await import('./account-wishlist.ts')
  // On failure the hearts stay as they are, and the wishlist page shows the error.
  await accountWishlist(token)
    [how]()
    .catch(() => undefined)
}

/** Runs `work` once the browser is idle. Returns how to cancel it. */
function whenIdle(run: () => void): () => void {
  // Not supported by every Safari yet.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}
