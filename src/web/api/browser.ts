import type { Api } from '../../contract/api.ts'
import { csrfTokenPath } from '../../contract/csrf-token-path.ts'
import { tellOtherTabs } from './changed-elsewhere.ts'
import { type ApiClient, createApiClient } from './client.ts'
import type { ApiError } from './error.ts'
import { closeSession, readSession } from './session.ts'

type Listener = () => void
const endedListeners = new Set<Listener>()

/** Calls `listener` when the shop ends the session with a 401 or 403. Returns how to unsubscribe. */
export function onSessionEnded(listener: Listener): () => void {
  endedListeners.add(listener)
  return () => endedListeners.delete(listener)
}

const wrongRoleListeners = new Set<Listener>()

/** Calls `listener` when the shop refuses a call for the role of a member of the staff. Returns how to unsubscribe. */
export function onWrongRole(listener: Listener): () => void {
  wrongRoleListeners.add(listener)
  return () => wrongRoleListeners.delete(listener)
}

/** The API client of the browser: sends the signed-in person's token and the cross-site-request token. */
export const browserApi = browserApiOver(request => fetch(request))

/** The same client over another `fetch`, for example one that reports upload progress. */
export function browserApiOver(fetchBy: (request: Request) => Promise<Response>, rows?: Api): ApiClient {
  const options = {
    fetch: async (request: Request) => {
      const response = await fetchBy(request)
      if (response.ok && changesCartOrWishlist(request)) tellOtherTabs()
      return response
    },
    get origin() {
      return window.location.origin
    },
    token: () => readSession()?.token ?? null,
    csrfToken,
    onRefused: endSession,
  }
  return createApiClient(options, rows)
}

/** Removing from the cart is a GET by the specification; an order empties the cart. */
const changesCartOrWishlist = ({ method, url }: Request) =>
  method === 'GET' ? url.includes('/cart/remove/') : /\/api\/(cart|wishlist|order\/(create|guest)$)/.test(url)

/**
 * A refused token ends the stored session (specification, section 4); a wrong password or a `csrf` refusal does not,
 * nor the refusal of a token that a new one has replaced while the call was under way.
 */
function endSession(error: ApiError, refused: string | null) {
  if (error.code === 'wrong_role') for (const listener of wrongRoleListeners) listener()
  if (error.code !== 'unauthenticated' && error.code !== 'forbidden') return
  const session = readSession()
  if (!session || session.token !== refused) return
  closeSession('ended')
  for (const listener of endedListeners) listener()
}

/** The cross-site-request token of this browser, asked for where there is none. */
export function csrfToken(): string | Promise<string | null> {
  return readToken() ?? askForCsrfToken()
}

let asked: Promise<string | null> | null = null

/** One request however many calls need it. Without an answer the call goes on, and says itself what is wrong. */
function askForCsrfToken(): Promise<string | null> {
  asked ??= fetch(csrfTokenPath)
    .catch(() => null)
    .then(() => {
      asked = null
      return readToken()
    })
  return asked
}

/** The one of https before any that plain http has set. */
function readToken(): string | null {
  const { cookie } = document
  return (/__Host-XSRF-TOKEN=([^;]+)/.exec(cookie) ?? /XSRF-TOKEN=([^;]+)/.exec(cookie))?.[1] ?? null
}
