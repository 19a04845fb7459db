import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'

const hoverDelayMs = 150

/**
 * A button that shows and hides a panel. It closes on Esc (focus returns to the button), on a click outside, when the
 * focus leaves, and after a choice in the panel.
 */
export function useDisclosure({ openOnHover = false } = {}) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [open])

  const soon = (next: boolean) => (event: { pointerType: string }) => {
    clearTimeout(timer.current)
    if (openOnHover && event.pointerType === 'mouse') timer.current = setTimeout(setOpen, hoverDelayMs, next)
  }

  const rootProps = {
    ref: root,
    onPointerEnter: soon(true),
    onPointerLeave: soon(false),
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
    },
  }
  const buttonProps = {
    ref: button,
    'aria-expanded': open,
    'aria-controls': id,
    onClick: () => {
      clearTimeout(timer.current)
      setOpen(!open)
    },
  }
  const panelProps = {
    id,
    hidden: !open,
    onClick: (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a, button')) setOpen(false)
    },
  }
  return { open, rootProps, buttonProps, panelProps }
}
