import { useEffect, useRef, useSyncExternalStore } from 'react'

const storageKey = 'staff-keys'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = () => localStorage.getItem(storageKey) !== 'off'

/** Whether single-key shortcuts are on. People who use speech input need to turn them off (WCAG 2.1.4). */
export const useShortcutsEnabled = () => useSyncExternalStore(subscribe, read, () => true)

export function setShortcutsEnabled(on: boolean): void {
  if (on) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
  for (const listener of listeners) listener()
}

/** Single-key shortcuts for the whole page, except while a field has the focus or a dialog is open. */
export function useShortcuts(keys: Record<string, () => void>): void {
  const on = useShortcutsEnabled()
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!on) return
    const onKeyDown = (event: KeyboardEvent) => {
      const action = latest.current[event.key]
      if (!action || event.defaultPrevented || event.repeat || isTyping(event)) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [on])
}

function isTyping({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select') !== null
}
