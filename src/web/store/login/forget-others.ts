import { personalPrefix } from '../../api/session.ts'

/**
 * Removes what this tab keeps of anybody but the person who signs in, also of a guest. What names no person, as pieces
 * waiting for a sign-in, is for whoever comes.
 */
export function forgetOthers(userId: string, storage: Storage = sessionStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys) {
    if (!key.startsWith(personalPrefix)) continue
    // Only the shop's own code writes under these keys.
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as { userId?: string } | null
    if (kept?.userId !== undefined && kept.userId !== userId) storage.removeItem(key)
  }
}
