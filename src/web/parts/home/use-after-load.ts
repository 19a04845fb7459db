import { useEffect, useState } from 'react'

/** True once the page has loaded what it needs first, so less urgent things may load. */
export function useAfterLoad(): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    const settle = () => setLoaded(true)
    if (document.readyState === 'complete') settle()
    window.addEventListener('load', settle)
    return () => window.removeEventListener('load', settle)
  }, [])
  return loaded
}
