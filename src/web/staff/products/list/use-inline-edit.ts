import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { asApiError } from '../../../api/error.ts'

type State = { kind: 'idle' | 'saving' | 'saved' } | { kind: 'failed'; message: string }

type Options = {
  /** The current value as it would be typed. */
  value: string
  /** An error message, or null. */
  check: (typed: string) => string | null
  /** Throws when the shop refuses. */
  onSave: (typed: string) => Promise<void>
}

/** A value to edit in place: Enter or leaving the field saves, Esc cancels. */
export function useInlineEdit({ value, check, onSave }: Options) {
  const [typed, setTyped] = useState<string | null>(null)
  const [state, setState] = useState<State>({ kind: 'idle' })
  const button = useRef<HTMLButtonElement>(null)
  const returnFocus = useRef(false)
  useEffect(() => {
    if (typed !== null || !returnFocus.current) return
    returnFocus.current = false
    button.current?.focus()
  }, [typed])

  const close = (next: State['kind'] & ('idle' | 'saved')) => {
    setTyped(null)
    setState({ kind: next })
  }
  const commit = async () => {
    if (typed === null || state.kind === 'saving') return
    if (typed.trim() === value && state.kind !== 'failed') return close('idle')
    const problem = check(typed)
    if (problem) return setState({ kind: 'failed', message: problem })
    setState({ kind: 'saving' })
    try {
      await onSave(typed)
      close('saved')
    } catch (error) {
      setState({ kind: 'failed', message: asApiError(error).message })
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    returnFocus.current = true
    if (event.key === 'Enter') commit()
    else if (state.kind !== 'saving') close('idle')
  }
  return {
    typed,
    state,
    button,
    open: () => {
      setTyped(value)
      setState({ kind: 'idle' })
    },
    inputProps: {
      value: typed ?? '',
      readOnly: state.kind === 'saving',
      onChange: (event: { target: HTMLInputElement }) => setTyped(event.target.value),
      onKeyDown,
      onBlur: (_: FocusEvent) => {
        returnFocus.current = false
        // A refused value waits for Enter or Esc.
        if (state.kind !== 'failed') commit()
      },
    },
  }
}
