import { browserApi } from '../../api/browser.ts'
import { type KeptPieces, keptPiecesKey } from '../../parts/cart/kept-pieces.ts'
import { setCartCount } from '../../parts/cart-count.ts'

/** What is kept for whoever signs in to go on at `next`; null: nothing. */
export function readKeptPieces(next: string | null): KeptPieces | null {
  // Only `keepPieces` writes under this key.
  const kept = JSON.parse(sessionStorage.getItem(keptPiecesKey) ?? 'null') as KeptPieces | null
  return kept?.from === next ? kept : null
}

/** Puts it into the cart, once; returns what to say of it, or null where it could not be added. */
export async function addKeptPieces({ lines, added }: KeptPieces): Promise<string | null> {
  sessionStorage.removeItem(keptPiecesKey)
  try {
    const cart = await browserApi.cart.addSeveral({ body: { lines } })
    setCartCount(cart.items.reduce((sum, item) => sum + item.quantity, 0))
    return added
  } catch {
    // The product's page, where they go on, says why when they try again.
    return null
  }
}
