import { useEffect, useState } from 'react'

/** The time, updated every half minute, so that states of deals stay right on an open page. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
