import { useEffect, useState } from 'react'

/** How often somebody has come back to this tab: a page left open for hours is read anew when it is looked at. */
export function useTabReturnCount(): number {
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    const onChange = () => {
      if (!document.hidden) setReturns(count => count + 1)
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  return returns
}
