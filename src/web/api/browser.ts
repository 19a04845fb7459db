import { type ApiClient, createApiClient } from './client.ts'
import type { ApiError } from './error.ts'
import { closeSession, readSession } from './session.ts'

type Listener = () => void
const endedListeners = new Set<Listener>()

/** Calls `listener` when the shop ends the session by a refusal (401 or 403). Returns the way to stop. */
export function onSessionEnded(listener: Listener): () => void {
  endedListeners.add(listener)
  return () => endedListeners.delete(listener)
}

/** The API as the browser calls it: as whoever is signed in, with the page's own proof that it is no forgery. */
export const browserApi = browserApiOver(request => fetch(request))

/** The same over another `fetch`, such as one that tells how far it is. */
export function browserApiOver(fetchBy: (request: Request) => Promise<Response>): ApiClient {
  return createApiClient({
    fetch: fetchBy,
    get origin() {
      return window.location.origin
    },
    token: () => readSession()?.token ?? null,
    csrfToken: () => readCookie('XSRF-TOKEN'),
    onRefused: endSession,
  })
}

/** A refused token ends the stored session (specification, section 4); a wrong password or a forged-looking request does not. */
function endSession(error: ApiError) {
  if (error.code !== 'unauthenticated' && error.code !== 'forbidden') return
  if (!readSession()) return
  closeSession('ended')
  for (const listener of endedListeners) listener()
}

function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find(entry => entry.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null
}
