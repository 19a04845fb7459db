import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Cart, CartItem } from '../../../contract/cart.ts'
import { browserApi } from '../../api/browser.ts'
import { onChangedElsewhere } from '../../api/changed-elsewhere.ts'
import { ApiError } from '../../api/error.ts'
import { setCartCount } from '../../parts/cart-count.ts'
import { useMoney } from '../../parts/money.tsx'
import { useToasts } from '../../ui/toast-context.ts'
import { CartEditor } from './cart-editor.ts'
import { shownCart } from './cart-state.ts'
import { lineTitleId } from './line-title-id.ts'

/** The cart page's state: what it shows, what can be done, and where the focus goes afterwards. */
export function useCart(first: Cart, emptyTitleId: string) {
  const [editor] = useState(() => new CartEditor(first, browserApi.cart))
  const state = useSyncExternalStore(editor.subscribe, editor.state)
  const shown = shownCart(state)
  const focus = useFocusOn()
  const money = useMoney()
  const toasts = useToasts()

  useEffect(() => setCartCount(shown.pieces), [shown.pieces])
  // Leaving the page must not lose the last click.
  useEffect(() => () => void editor.flush(), [editor])

  // Another tab or the shop may have changed the cart.
  useEffect(() => onChangedElsewhere(() => void editor.refresh()), [editor])

  const putBack = async (item: CartItem) => {
    try {
      const lineId = await editor.putBack(item)
      if (lineId) focus(lineTitleId(lineId))
    } catch (error) {
      const words = error instanceof ApiError ? error.message : 'Please try again.'
      toasts.show({ tone: 'error', text: `Not put back: ${item.productId.title}. ${words}` })
    }
  }

  const remove = async (item: CartItem) => {
    const index = shown.items.findIndex(other => other._id === item._id)
    const neighbour = shown.items[index + 1] ?? shown.items[index - 1]
    focus(neighbour ? lineTitleId(neighbour._id) : emptyTitleId)
    if (!(await editor.remove(item))) return
    const action = { label: 'Undo', onAction: () => void putBack(item) }
    toasts.show({ text: `Removed: ${item.productId.title}`, action })
  }

  /** Sends waiting changes; resolves to whether the shop accepted all. */
  const settle = async () => {
    await editor.flush()
    return Object.keys(editor.state().problems).length === 0
  }

  return {
    shown,
    problems: state.problems,
    setQuantity: (lineId: string, quantity: number) => editor.setQuantity(lineId, quantity),
    remove,
    settle,
    totalWords: `Total ${money(shown.totalPrice)}`,
  }
}

/** Focuses an element that may only appear with the next render. */
function useFocusOn() {
  const [wish, setWish] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (wish) document.getElementById(wish.id)?.focus()
  }, [wish])
  return (id: string) => setWish({ id })
}
