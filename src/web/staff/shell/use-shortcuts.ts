import { useEffect, useRef, useSyncExternalStore } from 'react'

const storageKey = 'staff-keys'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = () => localStorage.getItem(storageKey) !== 'off'

/** Whether single keys do anything. Who speaks to their computer needs to switch them off (WCAG 2.1.4). */
export const useKeysOn = () => useSyncExternalStore(subscribe, read, () => true)

export function switchKeys(on: boolean): void {
  if (on) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
  for (const listener of listeners) listener()
}

/** Single keys that act wherever the focus is, but not while somebody types, chooses or answers a dialog. */
export function useKeys(keys: Record<string, () => void>): void {
  const on = useKeysOn()
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!on) return
    const onKeyDown = (event: KeyboardEvent) => {
      const act = latest.current[event.key]
      if (!act || event.defaultPrevented || event.repeat || isBusy(event)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [on])
}

function isBusy({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select') !== null
}
