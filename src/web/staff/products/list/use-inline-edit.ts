import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { asApiError } from '../../../api/error.ts'

type State = { kind: 'rest' | 'saving' | 'saved' } | { kind: 'failed'; message: string }

type Options = {
  /** As it would be typed. */
  value: string
  /** What is wrong with it, or null. */
  check: (typed: string) => string | null
  /** Throws when the shop does not take it. */
  onSave: (typed: string) => Promise<void>
}

/** A value that becomes a field where it stands: Enter and leaving it save, Esc lets it be. */
export function useInlineEdit({ value, check, onSave }: Options) {
  const [typed, setTyped] = useState<string | null>(null)
  const [state, setState] = useState<State>({ kind: 'rest' })
  const button = useRef<HTMLButtonElement>(null)
  const returnFocus = useRef(false)
  useEffect(() => {
    if (typed !== null || !returnFocus.current) return
    returnFocus.current = false
    button.current?.focus()
  }, [typed])

  const close = (next: State['kind'] & ('rest' | 'saved')) => {
    setTyped(null)
    setState({ kind: next })
  }
  const commit = async () => {
    if (typed === null || state.kind === 'saving') return
    if (typed.trim() === value && state.kind !== 'failed') return close('rest')
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
    else if (state.kind !== 'saving') close('rest')
  }
  return {
    typed,
    state,
    button,
    open: () => {
      setTyped(value)
      setState({ kind: 'rest' })
    },
    inputProps: {
      value: typed ?? '',
      readOnly: state.kind === 'saving',
      onChange: (event: { target: HTMLInputElement }) => setTyped(event.target.value),
      onKeyDown,
      onBlur: (_: FocusEvent) => {
        returnFocus.current = false
        // What was refused waits for a decision: Enter or Esc.
        if (state.kind !== 'failed') commit()
      },
    },
  }
}
