/** `key` is null where anything may have changed: the page is shown again, by Back or from another tab. */
export type StorageNews = Pick<StorageEvent, 'key' | 'newValue' | 'oldValue'>

/** Calls `listener` with what other tabs store. Returns how to unsubscribe. */
export function onStoredElsewhere(listener: (news: StorageNews) => void): () => void {
  const end = new AbortController()
  const onShown = () => document.hidden || listener({ key: null, newValue: null, oldValue: null })
  window.addEventListener('storage', listener, end)
  document.addEventListener('visibilitychange', onShown, end)
  window.addEventListener('pageshow', ({ persisted }) => persisted && onShown(), end)
  return () => end.abort()
}

const changedAtKey = 'changed-at'

/** Tells other tabs that cart or wishlist have changed. */
export const tellOtherTabs = (): void => localStorage.setItem(changedAtKey, String(Date.now()))

/** Calls `listener` when cart and wishlist may differ from what this page shows. Returns how to unsubscribe. */
export const onChangedElsewhere = (listener: () => void): (() => void) =>
  onStoredElsewhere(({ key }) => {
    if (key === null || key === changedAtKey) listener()
  })
