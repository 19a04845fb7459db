/** A browser's storage that lasts as long as the test. */
export function memoryStorage(): Storage {
  const entries = new Map<string, string>()
  return {
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: key => void entries.delete(key),
    clear: () => entries.clear(),
    key: index => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  }
}
