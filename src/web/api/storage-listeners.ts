/** The listeners of a value of this tab. While there is one, `listen` hears what other tabs do; it returns how to end that. */
export function storageListeners(listen: () => () => void) {
  const listeners = new Set<() => void>()
  let end: () => void
  return {
    notify(this: void): void {
      for (const listener of listeners) listener()
    },
    subscribe(this: void, listener: () => void) {
      if (listeners.size === 0) end = listen()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) end()
      }
    },
  }
}
