import { useState } from 'react'
import type { Cart } from '../../../contract/cart.ts'
import { browserApi } from '../../api/browser.ts'
import { setCartCount } from '../../parts/cart-count.ts'
import { paths } from '../../paths.ts'
import { sameCart } from './attempt.ts'
import { findOrderPlacedElsewhere } from './find-order-placed-elsewhere.ts'
import { findSentOrder } from './send-order.ts'

type Start = {
  userId: string
  cart: Cart
  lastOrderId: string | null | undefined
  goTo: (to: string, options: { replace: true }) => Promise<void>
  /** Called when the page shows another cart. */
  onChanged: (cart: Cart) => void
}

/** The cart the page shows and orders; another tab may change or order it at any time. */
export function useCurrentCart({ userId, cart: first, lastOrderId, goTo, onChanged }: Start) {
  const [cart, setCart] = useState(first)

  /** If it became an order, goes to that order. */
  const leaveEmpty = async () => {
    setCartCount(0)
    const sent = await findSentOrder(userId).catch(() => null)
    const orderId = sent?._id ?? (await findOrderPlacedElsewhere(lastOrderId))
    await goTo(orderId ? paths.home(orderId) : paths.cart(), { replace: true })
  }

  /**
   * Whether the shop would order what this page shows; if not, it shows the current cart. Throws what the shop
   * refuses.
   */
  const isStill = async () => {
    const now = await browserApi.cart.get()
    if (sameCart(now, cart)) return true
    if (now.items.length === 0) await leaveEmpty()
    else {
      setCart(now)
      onChanged(now)
    }
    return false
  }
  return { cart, isStill, leaveEmpty }
}
