import { useEffect, useRef, useState } from 'react'

/** Why a form was refused, in a banner that takes the focus each time. */
export function useFailure(initial: string | null = null) {
  const [failure, setFailure] = useState(initial === null ? null : { words: initial, at: 0 })
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) alert.current?.focus()
  }, [failure])
  const show = (words: string | null) => setFailure(words === null ? null : { words, at: Date.now() })
  return { failure, show, alert }
}
