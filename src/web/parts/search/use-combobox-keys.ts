import { type KeyboardEvent, useState } from 'react'

type Options = {
  count: number
  /** Whether the rows are visible. */
  open: boolean
  onOpen: () => void
  onClose: () => void
  onEnter: (index: number) => void
}

/** The keys of an editable combobox: the focus stays in the field, `active` is the row (-1: the field). */
export function useComboboxKeys({ count, open, onOpen, onClose, onEnter }: Options) {
  const [active, setActive] = useState(-1)
  const shown = open && active < count ? active : -1

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && shown >= 0) {
      event.preventDefault()
      onEnter(shown)
    } else if (event.key === 'Escape' && open) {
      // Escape would clear a search field; the text is kept.
      event.preventDefault()
      onClose()
      setActive(-1)
    } else {
      const next = rowAfterKey(event.key, shown, count)
      if (next === null) return
      event.preventDefault()
      onOpen()
      setActive(next)
    }
  }
  return { active: shown, setActive, onKeyDown }
}

/** Home and End move in the text until a row is active. */
function rowAfterKey(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1
  if (active === -1) return null
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
