import { useEffect, useReducer } from 'react'
import type { Cart } from '../../../contract/cart.ts'
import { giveUpPayment, isHeld, keptPayment } from './kept-payment.ts'

/**
 * Whether this cart, at this total, can be ordered with a card that was authorised before. Read anew on every render, since sending an
 * order keeps, drops and gives up payments; it also changes by itself when the shop holds the payment no longer.
 */
export function useKeptPayment(payer: { userId: string; cart: Cart; total: number }) {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0)
  const kept = keptPayment(payer)
  const isAuthorised = kept !== null && isHeld(kept)
  const heldUntil = kept?.heldUntil ?? 0
  useEffect(() => {
    if (!isAuthorised) return
    const timer = setTimeout(lookAgain, heldUntil - Date.now())
    return () => clearTimeout(timer)
  }, [isAuthorised, heldUntil])
  const giveUp = () => {
    giveUpPayment()
    lookAgain()
  }
  return { isAuthorised, giveUp }
}
