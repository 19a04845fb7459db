import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useState } from 'react'

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  open: boolean
  onClose: () => void
  /** A click outside the panel closes it; not for questions that must be answered. */
  closeOnBackdrop?: boolean
}

/**
 * Controls a native `<dialog>`: the browser traps the focus, makes the rest inert and restores the focus. `present`
 * says whether to render the content: it stays until the closing animation is over.
 */
export function useModal({ ref, open, onClose, closeOnBackdrop = true }: Modal) {
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    keepScrollBarsPlace()
    dialog.showModal()
    tellStyles()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    // Closing before React removes the element is what restores the focus.
    return () => {
      dialog.close()
      tellStyles()
    }
  }, [open, ref])

  useEffect(() => {
    const dialog = ref.current
    if (open || !present || !dialog) return
    let current = true
    Promise.allSettled(dialog.getAnimations().map(animation => animation.finished)).then(() => {
      if (current) setPresent(false)
    })
    return () => {
      current = false
    }
  }, [open, present, ref])

  const dialogProps = {
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onMouseDown: (event: SyntheticEvent) => {
      if (closeOnBackdrop && event.target === event.currentTarget) onClose()
    },
    // A second Escape closes it without asking.
    onClose: tellStyles,
  }
  return { present, dialogProps }
}

/** The scroll bar goes while a dialog is open, so that the dialog covers all; the page keeps its width. */
function keepScrollBarsPlace() {
  const { style, clientWidth } = document.documentElement
  if (!openDialog()) style.setProperty('--bar-width', `${innerWidth - clientWidth}px`)
}

/** Whether a dialog is open, as an attribute: asked of `html` by `:has()`, each change of a page would style all links anew. */
const tellStyles = () => document.documentElement.toggleAttribute('data-modal', openDialog() !== null)

const openDialog = () => document.querySelector('.modal[open]')
