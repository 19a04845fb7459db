import { useSyncExternalStore } from 'react'
import { onStoredElsewhere } from '../../api/changed-elsewhere.ts'
import { personalPrefix } from '../../api/session.ts'
import { storageListeners } from '../../api/storage-listeners.ts'
import { forgetGuestsCity } from '../delivery/told-city.ts'

/** When this browser forgot its orders; in a tab's own storage, the last time which that tab has followed. */
const key = 'orders-forgotten-at'
const { notify, subscribe } = storageListeners(() => onStoredElsewhere(follow))

/** What the page in sight has followed: Back may bring up one from memory that is older than its tab's storage. */
let seen = ''
let times = 0

/** Another number each time the orders are forgotten: as a key it makes what shows them read anew. */
export const useTimesForgotten = (): number =>
  useSyncExternalStore(
    subscribe,
    () => times,
    () => 0,
  )

/** Before the first page is shown: a tab that slept meanwhile forgets too, and a link opened now is kept. */
export function watchForgotten(): void {
  try {
    seen = readTime(localStorage)
    follow()
  } catch {
    // Storage is blocked: nothing is kept that could be forgotten.
  }
  subscribe(() => {})
}

/** Removes what this browser keeps of orders without an account, in every tab. */
export function forgetKeptOrders(): void {
  localStorage.setItem(key, String(Date.now()))
  follow()
}

function follow() {
  const time = readTime(localStorage)
  if (time !== readTime(sessionStorage)) {
    sessionStorage.setItem(key, time)
    removeGuests()
  }
  if (time === seen) return
  seen = time
  times++
  notify()
}

const readTime = (storage: Storage) => storage.getItem(key) ?? ''

/** What somebody without an account has typed: address, order, link. */
function removeGuests() {
  for (const each of Object.keys(sessionStorage)) {
    if (!each.startsWith(personalPrefix)) continue
    // Only the shop's own code writes under these keys.
    const kept = JSON.parse(sessionStorage.getItem(each) ?? 'null') as { userId?: string } | null
    if (kept?.userId === '') sessionStorage.removeItem(each)
  }
  forgetGuestsCity()
}
