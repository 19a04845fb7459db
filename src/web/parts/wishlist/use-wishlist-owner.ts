import { useEffect } from 'react'
import { useSession } from '../../api/session.ts'
import { whenIdle } from './when-idle.ts'
import { showWishlistIds } from './wishlist-ids.ts'

/**
 * Whose hearts the pages show: once for the whole frame. Signing in brings the account's list, with what the browser
 * kept merged into it; signing out leaves nothing of it behind. A failed answer leaves the hearts empty, since the
 * wishlist's own page says what is wrong.
 */
export function useWishlistOwner(): void {
  const token = useSession()?.token
  useEffect(() => {
    showWishlistIds(null)
    if (!token) return
    return whenIdle(() => void loadOnce(token).catch(() => undefined))
  }, [token])
}

async function loadOnce(token: string) {
  const { accountWishlist: accountList } = await import('./account-wishlist.ts')
  await accountList(token).ensure()
}
