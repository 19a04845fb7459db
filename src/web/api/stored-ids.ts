/** An id of the shop. Stored values may be damaged, and one wrong id would fail the whole call. */
const id = /^[A-Za-z0-9][A-Za-z0-9_-]{0,119}$/

/** The ids stored in this browser under `key`, each once; empty when nothing can be read. */
export function readIds(key: string, max: number): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(stored)) return []
    const ids = stored.filter(entry => typeof entry === 'string' && id.test(entry))
    return Array.from(new Set<string>(ids)).slice(0, max)
  } catch {
    // Not JSON, or storage is blocked.
    return []
  }
}

/** Stores ids, latest first; an empty list removes the entry. Throws when storage is blocked. */
export function writeIds(key: string, ids: readonly string[]): void {
  if (ids.length > 0) localStorage.setItem(key, JSON.stringify(ids))
  else localStorage.removeItem(key)
}
