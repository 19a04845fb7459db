import { useEffect, useRef } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'
import { useLeaveGuard } from '../../parts/form/use-leave-guard.ts'

/**
 * Asks before the checkout is left while an order is being placed; after leaving, the order's answer no longer
 * navigates.
 */
export function useLeaveCheckout(placing: boolean) {
  const navigate = useNavigate()
  const { asked, stay, leave, letGo } = useLeaveGuard(placing)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  // The order was answered, so there is nothing left to ask.
  useEffect(() => {
    if (asked && !placing) stay()
  })
  const goTo = async (to: string, options?: NavigateOptions) => {
    if (!isHere.current) return
    letGo()
    await navigate(to, options)
  }
  return { goTo, leaving: { asked: asked && placing, stay, leave } }
}
