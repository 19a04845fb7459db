import { demoLogins } from '../src/server/seed/seed-demo.ts'
import { type ApiClient, createApiClient } from '../src/web/api/client.ts'
import { askAgain } from './ask-again.ts'
import { signUpInput } from './factories.ts'
import { tokenFor } from './sign-in.ts'

/** The browser's typed client, over a real socket. Waits while the shop is busy. */
export const remote = (url: string, token?: string): ApiClient =>
  createApiClient({ fetch: request => askAgain(request), origin: url, token: () => token ?? null })

export const signInDemo = (url: string, role: keyof typeof demoLogins): Promise<string> =>
  tokenFor(remote(url), demoLogins[role])

/** Signs somebody new up and in; returns the token. */
export async function signUpAndIn(url: string): Promise<string> {
  const person = signUpInput()
  await remote(url).accounts.signUp({ body: person })
  return tokenFor(remote(url), person)
}
