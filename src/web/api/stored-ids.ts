/** An id of the shop. What stands in the browser may come from anywhere, and one wrong id would spoil a whole call. */
const id = /^[A-Za-z0-9][A-Za-z0-9_-]{0,119}$/

/** The ids kept in this browser under `key`, each once; none when there is nothing that can be read. */
export function readIds(key: string, max: number): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(stored)) return []
    const ids = stored.filter(entry => typeof entry === 'string' && id.test(entry))
    return Array.from(new Set<string>(ids)).slice(0, max)
  } catch {
    // Not JSON, or a browser that keeps nothing.
    return []
  }
}

/** Keeps ids, latest first; nothing is left of an empty list. Throws when the browser keeps nothing. */
export function writeIds(key: string, ids: readonly string[]): void {
  if (ids.length > 0) localStorage.setItem(key, JSON.stringify(ids))
  else localStorage.removeItem(key)
}
