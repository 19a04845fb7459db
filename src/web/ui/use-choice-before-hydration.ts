import { useEffect, useRef } from 'react'

/** Applies a choice made before hydration, which no handler has seen. Put the ref on the radio button. */
export function useChoiceBeforeHydration(checked: boolean, onChoose: () => void) {
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up
  useEffect(() => {
    if (input.current?.checked && !checked) onChoose()
  }, [])
  return input
}
