import { useSyncExternalStore } from 'react'
import { maxWishlistProducts } from '../../../contract/limits.ts'
import { onStoredElsewhere, type StorageNews } from '../../api/changed-elsewhere.ts'
import { readSession } from '../../api/session.ts'
import { storageListeners } from '../../api/storage-listeners.ts'
import { readIds, writeIds } from '../../api/stored-ids.ts'

const key = 'wishlist'
const { notify, subscribe } = storageListeners(() => onStoredElsewhere(onStorage))
/** Latest first; null before anything was read, or while the account's list loads. */
let ids: readonly string[] | null = null

/** Product ids of the wishlist, latest first; undefined on the server and until they are known. */
export const useWishlistIds = (): readonly string[] | undefined =>
  useSyncExternalStore(subscribe, wishlistIds, () => null) ?? undefined

/** Whether a product is on the wishlist; undefined on the server and during hydration. */
export const useIsInWishlist = (productId: string): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => wishlistIds()?.includes(productId) ?? false,
    () => undefined,
  )

/** The current ids: a guest's come from the browser, an account's from `AccountWishlist`. */
function wishlistIds(): readonly string[] | null {
  if (!ids && !readSession()) ids = readBrowserIds()
  return ids
}

/** Shows another list; null when its owner is not known any more. */
export function showWishlistIds(next: readonly string[] | null): void {
  ids = next
  notify()
}

export const readBrowserIds = (): string[] => readIds(key, maxWishlistProducts)

/** Stores a guest's list. Throws when storage is blocked. */
export const writeBrowserIds = (next: readonly string[]): void => writeIds(key, next)

/** A list with a product added first, or removed. */
export function changeList(list: readonly string[], productId: string, keep: boolean): readonly string[] {
  if (list.includes(productId) === keep) return list
  return keep ? [productId, ...list] : list.filter(other => other !== productId)
}

function onStorage(news: StorageNews) {
  if ((news.key === key || news.key === null) && !readSession()) showWishlistIds(readBrowserIds())
}
