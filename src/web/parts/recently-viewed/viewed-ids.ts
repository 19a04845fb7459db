import { readIds, writeIds } from '../../api/stored-ids.ts'

const key = 'recently-viewed'
const maxViewed = 12

/** Products viewed in this browser, latest first. */
export const readViewedIds = (): string[] => readIds(key, maxViewed)

/** Puts a product first. When storage is blocked, nothing is remembered. */
export function rememberViewed(productId: string): void {
  write([productId, ...readViewedIds().filter(other => other !== productId)].slice(0, maxViewed))
}

/** Drops products the shop no longer sells. */
export function removeViewed(gone: readonly string[]): void {
  write(readViewedIds().filter(id => !gone.includes(id)))
}

export const clearViewed = (): void => write([])

function write(ids: readonly string[]) {
  try {
    writeIds(key, ids)
  } catch {
    // Private browsing may block storage; then nothing is remembered.
  }
}
