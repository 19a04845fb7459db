import { browserApi } from '../../api/browser.ts'
import { createApiClient } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { openSession } from '../../api/session.ts'
import { forgetOthers } from './forget-others.ts'

type Credentials = { email: string; password: string; keep: boolean }

/** Signed in; or a code is asked for next; or why not, as a message for the form. */
export type SignInAnswer = 'signed in' | { challenge: string } | { failure: string }

export async function signIn({ email, password, keep }: Credentials): Promise<SignInAnswer> {
  try {
    const { token, challenge } = await browserApi.accounts.login({ body: { email, password } })
    if (challenge) return { challenge }
    await openFor(token ?? '', keep)
    return 'signed in'
  } catch (error) {
    return { failure: signInMessage(error) }
  }
}

type Confirmation = { challenge: string; code: string; keep: boolean }

/** The second step. `isOver`: only a new sign-in helps. */
export async function confirmCode({
  challenge,
  code,
  keep,
}: Confirmation): Promise<'signed in' | { failure: string; isOver: boolean }> {
  try {
    const { token } = await browserApi.accounts.confirmCode({ body: { challenge, code } })
    await openFor(token, keep)
    return 'signed in'
  } catch (error) {
    const isOver = error instanceof ApiError && error.code === 'challenge_over'
    return { failure: error instanceof ApiError ? error.message : unknownFailure, isOver }
  }
}

/** Opens the session of a token that the shop has just given, and forgets what others left in this tab. */
export async function openFor(token: string, keep: boolean): Promise<void> {
  const identity = await verifyToken(token)
  forgetOthers(identity.id)
  openSession(token, identity, keep)
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

const unknownFailure = 'Something went wrong. Please try again.'

/** A wrong e-mail and a wrong password get the same message; other refusals show the shop's own. */
function signInMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return unknownFailure
  return error.status === 401 || error.status === 400 ? 'please enter valid email & password' : error.message
}
