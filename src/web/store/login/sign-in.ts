import { browserApi } from '../../api/browser.ts'
import { createApiClient } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { openSession } from '../../api/session.ts'

type Credentials = { email: string; password: string; keep: boolean }

/** Signs in, or returns why not as a message for the form. */
export async function signIn({ email, password, keep }: Credentials): Promise<string | null> {
  try {
    const { token } = await browserApi.accounts.login({ body: { email, password } })
    openSession(token, await verifyToken(token), keep)
    return null
  } catch (error) {
    return signInMessage(error)
  }
}

/** Sent with the new token itself: there is no session yet. */
function verifyToken(token: string) {
  const api = createApiClient({
    fetch: request => fetch(request),
    origin: location.origin,
    token: () => token,
  })
  return api.accounts.verifyToken()
}

/** A wrong e-mail and a wrong password get the same message; other refusals show the shop's own. */
function signInMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.'
  return error.status === 401 || error.status === 400 ? 'please enter valid email & password' : error.message
}
