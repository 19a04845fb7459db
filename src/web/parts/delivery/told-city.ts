import { personalPrefix, readSession } from '../../api/session.ts'

/** Signing out removes it, in every tab. */
const key = `${personalPrefix}city`

/** The city that this browser was told parcels go to, by who is here now or the person named; '' for none, and for nobody's. */
export function toldCity(by = userIdNow()): string {
  const [userId, city = ''] = read().split('\n')
  return userId === by ? city : ''
}

/** Keeps a city for the next pages. Where storage is blocked, nothing is kept. */
export function tellCity(typed: string): void {
  const city = typed.trim()
  if (city.length < 2) return
  try {
    localStorage.setItem(key, `${userIdNow()}\n${city}`)
  } catch {
    // Private browsing may block storage.
  }
}

/** Removes the city of somebody without an account. */
export function forgetGuestsCity(): void {
  if (read().startsWith('\n')) localStorage.removeItem(key)
}

function read(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** '' for a guest. */
const userIdNow = () => readSession()?.userId ?? ''
