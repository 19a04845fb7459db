import { useEffect, useState } from 'react'

const typingPauseMs = 250

/** A text once nobody has typed for a moment; a cleared one at once. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  if (text === '' && paused !== '') setPaused('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), typingPauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
