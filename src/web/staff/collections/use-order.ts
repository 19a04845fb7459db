import { useLayoutEffect, useRef, useState } from 'react'
import type { CollectionList, StaffCollection } from '../../../contract/collections.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useToasts } from '../../ui/toast-context.ts'

type Handlers = { onOrdered: (list: CollectionList) => void; onReload: () => void }

/** Moves collections up and down. The pressed button keeps the focus where it goes. */
export function useOrder(collections: readonly StaffCollection[], { onOrdered, onReload }: Handlers) {
  const toasts = useToasts()
  const container = useRef<HTMLOListElement>(null)
  const pressed = useRef<string | null>(null)
  const isMoving = useRef(false)
  const [announced, setAnnounced] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving an element takes the focus from it
  useLayoutEffect(() => {
    const id = pressed.current
    pressed.current = null
    if (id) container.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus()
  }, [collections])

  const move = async ({ _id, name }: StaffCollection, by: -1 | 1) => {
    // The next press counts from the order that this one makes.
    if (isMoving.current) return
    isMoving.current = true
    const ids = collections.map(each => each._id)
    const from = ids.indexOf(_id)
    ids.splice(from + by, 0, ...ids.splice(from, 1))
    try {
      const list = await browserApi.collections.order({ body: { ids } })
      pressed.current = `${by < 0 ? 'up' : 'down'}-${_id}`
      onOrdered(list)
      setAnnounced(`${name} is now ${from + by + 1} of ${ids.length}.`)
    } catch (thrown) {
      toasts.show({ tone: 'error', text: asApiError(thrown).message })
      onReload()
    }
    isMoving.current = false
  }
  return { container, announced, move }
}
