import { useEffect, useRef } from 'react'

/** Focuses the first wrong field of a form after each refused try to save it. */
export function useFocusWrongField(tries: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])
  return form
}
