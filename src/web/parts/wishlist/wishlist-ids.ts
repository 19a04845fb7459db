import { useSyncExternalStore } from 'react'
import { maxWishlistProducts } from '../../../contract/limits.ts'
import { readSession } from '../../api/session.ts'
import { readIds, writeIds } from '../../api/stored-ids.ts'

const key = 'wishlist'
const listeners = new Set<() => void>()
/** Latest first; null while nobody has asked, or while the account's list is on its way. */
let ids: readonly string[] | null = null

/** Ids of what is kept for later, latest first; undefined on the server and until they are known. */
export const useWishlistIds = (): readonly string[] | undefined =>
  useSyncExternalStore(subscribe, wishlistIds, () => null) ?? undefined

/** Whether a product is kept; undefined on the server and while the page wakes up, when nobody can press yet. */
export const useIsInWishlist = (productId: string): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => wishlistIds()?.includes(productId) ?? false,
    () => undefined,
  )

/** What is kept now: a guest's list is in the browser, an account's comes with `AccountList`. */
function wishlistIds(): readonly string[] | null {
  if (!ids && !readSession()) ids = readBrowserIds()
  return ids
}

/** Shows another list; null: it is not known any more whose. */
export function showWishlistIds(next: readonly string[] | null): void {
  ids = next
  for (const listener of listeners) listener()
}

export const readBrowserIds = (): string[] => readIds(key, maxWishlistProducts)

/** Keeps a guest's list. Throws when the browser keeps nothing. */
export const writeBrowserIds = (next: readonly string[]): void => writeIds(key, next)

/** A list with a product on it, first, or without. */
export function changeList(list: readonly string[], productId: string, keep: boolean): readonly string[] {
  if (list.includes(productId) === keep) return list
  return keep ? [productId, ...list] : list.filter(other => other !== productId)
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/** `key` is null when another tab emptied everything. */
function onStorage(event: StorageEvent) {
  if ((event.key === key || event.key === null) && !readSession()) showWishlistIds(readBrowserIds())
}
