import { useEffect, useRef } from 'react'

/** Takes up a choice made before the page woke up, which nobody has heard of. The ref goes to the radio button. */
export function useChoiceBeforeHydration(checked: boolean, onChoose: () => void) {
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up
  useEffect(() => {
    if (input.current?.checked && !checked) onChoose()
  }, [])
  return input
}
