import { useEffect, useRef } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'
import { useLeaveGuard } from '../../parts/form/use-leave-guard.ts'

/**
 * Leaving the checkout: whoever goes while their order is being placed is asked first, and is not called back by its
 * answer once they have gone.
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
  // The answer has come, so there is nothing left to ask about.
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
