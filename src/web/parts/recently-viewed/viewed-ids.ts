import { readIds, writeIds } from '../../api/stored-ids.ts'

const key = 'recently-viewed'
const maxViewed = 12

/** What was looked at in this browser, latest first. */
export const readViewedIds = (): string[] => readIds(key, maxViewed)

/** Puts a product first. A browser that keeps nothing is no reason to trouble anybody. */
export function rememberViewed(productId: string): void {
  write([productId, ...readViewedIds().filter(other => other !== productId)].slice(0, maxViewed))
}

/** What the shop no longer sells need not be asked for again. */
export function forgetViewed(gone: readonly string[]): void {
  write(readViewedIds().filter(id => !gone.includes(id)))
}

export const clearViewed = (): void => write([])

function write(ids: readonly string[]) {
  try {
    writeIds(key, ids)
  } catch {
    // Private browsing may refuse: then nothing is remembered.
  }
}
