import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Cart } from '../../../contract/cart.ts'
import type { DeliveryTerms } from '../../../contract/delivery/delivery.ts'
import { browserApi } from '../../api/browser.ts'
import { setCartCount } from '../../parts/cart-count.ts'
import { paths } from '../../paths.ts'
import { type CheckoutValues, quoteBasis } from './checkout-values.ts'
import { findOrderPlacedElsewhere } from './load-checkout.ts'
import { quote, quoteKey } from './quote.ts'
import { findSentOrder } from './send-order.ts'
import { usePlacedPath } from './use-checkout-settings.ts'

type Start = {
  userId: string
  cart: Cart
  terms: DeliveryTerms
  lastOrderId: string | null | undefined
  goTo: (to: string, options: { replace: true }) => Promise<void>
  /** What is typed. */
  valuesNow: () => CheckoutValues
  /** Called when the page shows another cart or another delivery, with the total. */
  onChanged: (total: number) => void
}

/** The cart and the delivery that the page shows and orders; another tab or the shop may change them at any time. */
export function useCurrentCart({ userId, lastOrderId, goTo, valuesNow, onChanged, ...first }: Start) {
  const [{ cart, terms }, setShown] = useState({ cart: first.cart, terms: first.terms })
  const { revalidate } = useRevalidator()
  const placedPath = usePlacedPath(userId)

  /** If it became an order, goes to that order. */
  const leaveEmpty = async () => {
    setCartCount(0)
    const sent = await findSentOrder(userId).catch(() => null)
    const orderId = sent?._id ?? (await findOrderPlacedElsewhere(lastOrderId))
    await goTo(orderId ? placedPath(orderId) : paths.cart(), { replace: true })
  }

  /**
   * Whether the shop would order what this page shows; if not, it shows the current cart. Throws what the shop
   * refuses.
   */
  const isStill = async () => {
    const [nowCart, nowTerms] = await Promise.all([browserApi.cart.get(), browserApi.delivery.terms()])
    const basis = quoteBasis(valuesNow())
    const now = quote(nowTerms, nowCart, basis)
    if (quoteKey(now) === quoteKey(quote(terms, cart, basis))) return true
    if (nowCart.items.length === 0) await leaveEmpty()
    else {
      setShown({ cart: nowCart, terms: nowTerms })
      onChanged(now.total)
    }
    return false
  }

  /** The same after the shop has refused what the page shows: it may sell in another currency by now. */
  const askAgain = (): Promise<boolean> => {
    void revalidate()
    return isStill().catch(() => true)
  }
  return { cart, terms, isStill, askAgain, leaveEmpty }
}
