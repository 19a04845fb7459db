import { useSyncExternalStore } from 'react'
import type { Identity } from '../../contract/accounts/accounts.ts'
import { onStoredElsewhere, type StorageNews } from './changed-elsewhere.ts'
import { storageListeners } from './storage-listeners.ts'

/** The stored session, under the specification's keys and one for the staff. */
export type Session = {
  token: string
  email: string
  username: string
  firstName: string
  lastName: string
  userType: string
  userId: string
  /** Beyond the specification; '' for shoppers. */
  staffRole: string
}

/** The token is written last: whoever hears of it finds the person it belongs to. */
const keys = [
  'email',
  'username',
  'firstName',
  'lastName',
  'userType',
  'userId',
  'staffRole',
  'token',
] as const
/** Written whenever a session closes, with the reason: other tabs hear of it, and the sign-in page can say why. */
const signedOutKey = 'signed-out-at'

/** Prefix of the keys under which pages store what a person has typed; signing out removes them in every tab. */
export const personalPrefix = 'mine:'

const { notify, subscribe } = storageListeners(() => onStoredElsewhere(onStorage))
let current: Session | null | undefined

/** The signed-in person, or null. Always null on the server, so pages are the same for everybody. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, readSession, () => null)

/** The current session, for code outside components. */
export function readSession(): Session | null {
  if (current === undefined) current = storedSession()
  return current
}

const storedSession = () => load(sessionStorage) ?? adopt(load(localStorage))

/** Signs in. With `keep` the session outlives the tab. */
export function openSession(token: string, identity: Identity, keep: boolean): void {
  const session: Session = { token, userId: identity.id, ...pickProfile(identity) }
  save(sessionStorage, session)
  if (keep) save(localStorage, session)
  localStorage.removeItem(signedOutKey)
  publish(session)
}

/** Whether the shop, not the person, closed the last session here, and none was opened since. */
export const sessionWasEnded = (): boolean => localStorage.getItem(signedOutKey)?.startsWith('ended') ?? false

/** Updates what is stored of the account after it has changed. */
export function updateSession(changes: Partial<Session>): void {
  const session = readSession()
  if (!session) return
  const updated = { ...session, ...changes }
  save(sessionStorage, updated)
  // The one kept beyond the tab may have been opened by somebody else since.
  if (localStorage.getItem('token') === session.token) save(localStorage, updated)
  publish(updated)
}

/**
 * Signs out here and, through the storage event, in every other tab. `ended` (by the shop) keeps what the person has
 * typed for when they sign in again, and leaves tabs alone that have got a newer token; `left` (by the person) ends all.
 */
export function closeSession(how: 'left' | 'ended'): void {
  const token = readSession()?.token ?? ''
  // Set first, because listeners may ask for the reason.
  localStorage.setItem(signedOutKey, `${how} ${Date.now()} ${how === 'ended' ? hintOf(token) : ''}`)
  const keptIsNewer = how === 'ended' && token !== '' && localStorage.getItem('token') !== token
  removeStored(keptIsNewer ? [sessionStorage] : [sessionStorage, localStorage])
  if (how === 'left') clearPersonalStorage()
}

function clearPersonalStorage() {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(personalPrefix)) storage.removeItem(key)
}

/** Enough to tell one token from another, of no use for signing in. */
const hintOf = (token: string) => token.slice(-6)

function removeStored(storages: Storage[]) {
  for (const storage of storages) for (const key of keys) storage.removeItem(key)
  publish(null)
}

const pickProfile = ({ email, username, firstName, lastName, userType, staffRole }: Identity) => ({
  email,
  username,
  firstName,
  lastName,
  userType,
  staffRole: staffRole ?? '',
})

function load(storage: Storage): Session | null {
  const entries = keys.map(key => [key, storage.getItem(key) ?? ''] as const)
  // Every key of Session is in `keys`, so the object is whole.
  const session = Object.fromEntries(entries) as Session
  return session.token ? session : null
}

function save(storage: Storage, session: Session) {
  for (const key of keys) storage.setItem(key, session[key])
}

/** A session kept beyond the tab becomes the session of a new tab. */
function adopt(session: Session | null): Session | null {
  if (session) save(sessionStorage, session)
  return session
}

function publish(session: Session | null) {
  current = session
  notify()
}

export function onStorage({ key, newValue, oldValue }: StorageNews) {
  const session = readSession()
  if (key === null) {
    const stored = storedSession()
    // Back has shown a page again on which somebody else, or nobody, is signed in by now.
    if (stored?.token !== session?.token) publish(stored)
  }
  if (!session || !newValue) return
  // Another tab's new password or e-mail has replaced the token that both had.
  if (key === 'token' && oldValue === session.token && localStorage.getItem('userId') === session.userId)
    return updateSession({ token: newValue })
  if (key !== signedOutKey) return
  const [how, , hint] = newValue.split(' ')
  if (how === 'ended' && hint && hint !== hintOf(session.token)) return
  if (how === 'left') clearPersonalStorage()
  // The other tab has removed what was kept beyond the tabs.
  removeStored([sessionStorage])
}
