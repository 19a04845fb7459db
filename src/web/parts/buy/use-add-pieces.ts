import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Cart } from '../../../contract/cart.ts'
import { ApiError, asApiError } from '../../api/error.ts'
import { readSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { keepPieces } from '../cart/kept-pieces.ts'
import { setCartCount } from '../cart-count.ts'
import { useGuestsMayOrder } from '../guests/guest-trial.ts'
import { useAfterAdding } from './added/after-adding.tsx'

/** What a press adds: kept with its words for whoever has to sign in first, and then goes back to `from`. */
type Adding = Parameters<typeof keepPieces>[0] & { productId: string; send: () => Promise<Cart> }

/** Sends one call however often the button is pressed; where guests may not order, they sign in first, and the choice is kept. */
export function useAddPieces(onAdded?: () => void) {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const busy = useRef(false)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const leadOn = useAfterAdding()
  const guestsMayOrder = useGuestsMayOrder()

  const add = async ({ productId, send, ...kept }: Adding) => {
    if (busy.current) return
    if (!readSession() && !guestsMayOrder) {
      keepPieces(kept)
      return navigate(paths.login(kept.from))
    }
    busy.current = true
    setPending(true)
    setFailure(null)
    try {
      const cart = await send()
      setCartCount(cart.items.reduce((sum, item) => sum + item.quantity, 0))
      onAdded?.()
      await leadOn({ cart, words: kept.added, productId })
    } catch (error) {
      setFailure(asApiError(error))
      if (error instanceof ApiError && error.code === 'out_of_stock') void revalidate()
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  return { add, pending, failure }
}
