import { useSyncExternalStore } from 'react'
import { onStoredElsewhere } from '../../../api/changed-elsewhere.ts'
import { useSession } from '../../../api/session.ts'
import { storageListeners } from '../../../api/storage-listeners.ts'

const keyOf = (userId: string) => `staff-compact-${userId}`
const { notify, subscribe } = storageListeners(() => onStoredElsewhere(notify))

/** Whether this person wants many low rows in place of a few roomy ones. Kept in this browser, for each person alone. */
export function useCompact() {
  const key = keyOf(useSession()?.userId ?? '')
  const compact = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key) === 'yes',
    () => false,
  )
  const setCompact = (on: boolean) => {
    if (on) localStorage.setItem(key, 'yes')
    else localStorage.removeItem(key)
    notify()
  }
  return { compact, setCompact }
}
