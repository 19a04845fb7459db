import { demoLogins } from '../src/server/seed/seed-demo.ts'
import { type ApiClient, createApiClient } from '../src/web/api/client.ts'
import { signUpInput } from './factories.ts'

/** The browser's typed client, over a real socket. */
export const remote = (url: string, token?: string): ApiClient =>
  createApiClient({ fetch: request => fetch(request), origin: url, token: () => token ?? null })

export async function signInDemo(url: string, role: keyof typeof demoLogins): Promise<string> {
  return (await remote(url).accounts.login({ body: demoLogins[role] })).token
}

/** Signs somebody new up and in; returns the token. */
export async function signUpAndIn(url: string): Promise<string> {
  const person = signUpInput()
  await remote(url).accounts.signUp({ body: person })
  return (await remote(url).accounts.login({ body: { email: person.email, password: person.password } }))
    .token
}
