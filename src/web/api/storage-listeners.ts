/**
 * The listeners of a value that is kept in the browser's storage. While there is one, `onStorage` hears what other tabs
 * change.
 */
export function storageListeners(onStorage: (event: StorageEvent) => void) {
  const listeners = new Set<() => void>()
  return {
    notify(): void {
      for (const listener of listeners) listener()
    },
    subscribe(this: void, listener: () => void) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}
