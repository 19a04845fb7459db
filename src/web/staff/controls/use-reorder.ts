import { useLayoutEffect, useRef, useState } from 'react'
import { asApiError } from '../../api/error.ts'
import { useToasts } from '../../ui/toast-context.ts'

/** What is moved, and among what, in its order. */
type Move = { id: string; name: string; ids: readonly string[]; by: -1 | 1 }

type Handlers = {
  /** Saves the new order, and shows it. */
  save: (ids: string[]) => Promise<void>
  /** Called when the shop refuses it. */
  onRefused: () => void
}

/**
 * Moves things of a list up and down by buttons whose ids are "up-" and "down-" with that of the thing. The pressed button
 * keeps the focus where it goes.
 */
export function useReorder<List extends HTMLElement>(shown: unknown) {
  const toasts = useToasts()
  const container = useRef<List>(null)
  const pressed = useRef<string | null>(null)
  const isMoving = useRef(false)
  const [announced, setAnnounced] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving an element takes the focus from it
  useLayoutEffect(() => {
    const id = pressed.current
    pressed.current = null
    if (id) container.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus()
  }, [shown])

  const move = async ({ id, name, ids, by }: Move, { save, onRefused }: Handlers) => {
    // The next press counts from the order that this one makes.
    if (isMoving.current) return
    isMoving.current = true
    const moved = [...ids]
    const from = moved.indexOf(id)
    moved.splice(from + by, 0, ...moved.splice(from, 1))
    pressed.current = `${by < 0 ? 'up' : 'down'}-${id}`
    try {
      await save(moved)
      setAnnounced(`${name} is now ${from + by + 1} of ${moved.length}.`)
    } catch (thrown) {
      pressed.current = null
      toasts.show({ tone: 'error', text: asApiError(thrown).message })
      onRefused()
    }
    isMoving.current = false
  }
  return { container, announced, move }
}
