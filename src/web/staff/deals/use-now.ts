import { useEffect, useState } from 'react'
import { seconds } from '../../../contract/durations.ts'

/** The time, updated every half minute, so that states of deals stay right on an open page. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), seconds(30))
    return () => clearInterval(timer)
  }, [])
  return now
}
