import { useEffect, useState } from 'react'

/** How often the tab has become visible again. As a key it makes a page left open load fresh data. */
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
