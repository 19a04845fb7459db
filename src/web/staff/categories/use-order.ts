import { useLayoutEffect, useRef, useState } from 'react'
import type { CategoryList, StaffCategory } from '../../../contract/categories.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useToasts } from '../../ui/toast-context.ts'

type Handlers = { onOrdered: (list: CategoryList) => void; onReload: () => void }

/** Moves categories up and down among those of their level. The pressed button keeps the focus where it goes. */
export function useOrder(categories: readonly StaffCategory[], { onOrdered, onReload }: Handlers) {
  const toasts = useToasts()
  const container = useRef<HTMLDivElement>(null)
  const pressed = useRef<string | null>(null)
  const isMoving = useRef(false)
  const [announced, setAnnounced] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving an element takes the focus from it
  useLayoutEffect(() => {
    const id = pressed.current
    pressed.current = null
    if (id) container.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus()
  }, [categories])

  const move = async ({ code, name, parent }: StaffCategory, among: readonly StaffCategory[], by: -1 | 1) => {
    // The next press counts from the order that this one makes.
    if (isMoving.current) return
    isMoving.current = true
    const codes = among.map(each => each.code)
    const from = codes.indexOf(code)
    codes.splice(from + by, 0, ...codes.splice(from, 1))
    try {
      const list = await browserApi.categories.order({ body: { parent, codes } })
      pressed.current = `${by < 0 ? 'up' : 'down'}-${code}`
      onOrdered(list)
      setAnnounced(`${name} is now ${from + by + 1} of ${codes.length}.`)
    } catch (thrown) {
      toasts.show({ tone: 'error', text: asApiError(thrown).message })
      onReload()
    }
    isMoving.current = false
  }
  return { container, announced, move }
}
