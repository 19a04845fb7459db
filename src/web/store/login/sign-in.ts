import { browserApi } from '../../api/browser.ts'
import { createApiClient } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { openSession } from '../../api/session.ts'

type Credentials = { email: string; password: string; keep: boolean }

/** Signs in, or answers why not, in words for the form. */
export async function signIn({ email, password, keep }: Credentials): Promise<string | null> {
  try {
    const { token } = await browserApi.accounts.login({ body: { email, password } })
    openSession(token, await verifyToken(token), keep)
    return null
  } catch (error) {
    return signInMessage(error)
  }
}

/** Asked with the new token itself: there is no session yet from which a call would take it. */
function verifyToken(token: string) {
  const api = createApiClient({
    fetch: request => fetch(request),
    origin: location.origin,
    token: () => token,
  })
  return api.accounts.verifyToken()
}

/** Whatever is wrong with the pair, the answer is the same; anything else is said in the shop's own words. */
function signInMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.'
  return error.status === 401 || error.status === 400 ? 'please enter valid email & password' : error.message
}
