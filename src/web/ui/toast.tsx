import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CircleAlert, X } from './icons.tsx'
import type { ToastMessage } from './toast-context.ts'

const lifetimeMs = 8000

/** Eight seconds, paused while the pointer or focus is on it or the tab is hidden. */
export function Toast({ text, action, tone, onGone }: ToastMessage & { onGone: () => void }) {
  const hold = useLifetime(onGone)
  const focus = useReturnedFocus()
  const act = () => {
    action?.onAction()
    onGone()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc serves the buttons inside, which have the focus
    <div {...hold} {...focus} onKeyDown={event => event.key === 'Escape' && onGone()} className="toast">
      {tone === 'error' && <CircleAlert className="shrink-0" />}
      <p className="grow py-2.5">{text}</p>
      {action && (
        <button
          type="button"
          onClick={act}
          className="min-h-11 shrink-0 rounded-control px-3 font-semibold underline underline-offset-4 hover:no-underline"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onGone}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-ink-2"
      >
        <X />
      </button>
    </div>
  )
}

/** A toast that closes with the focus inside returns it to where it came from. */
function useReturnedFocus() {
  const toast = useRef<HTMLDivElement>(null)
  const from = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const element = toast.current
    return () => {
      if (element?.contains(document.activeElement)) from.current?.focus()
    }
  }, [])
  const onFocusCapture = (event: FocusEvent) => {
    const before = event.relatedTarget
    if (before instanceof HTMLElement && !event.currentTarget.contains(before)) from.current = before
  }
  return { ref: toast, onFocusCapture }
}

/** Each reason to wait counts by itself: the pointer leaving does not end a pause by focus. */
function useLifetime(onGone: () => void) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [hidden, setHidden] = useState(false)
  const held = pointed || focused || hidden
  const left = useRef(lifetimeMs)
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })
  useEffect(() => {
    if (held) return
    const started = Date.now()
    const timer = setTimeout(() => gone.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - started
    }
  }, [held])
  useEffect(() => {
    const onVisibility = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [])
  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
}
