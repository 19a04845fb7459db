import type { Credentials } from '../src/contract/accounts/accounts.ts'
import type { ApiClient } from '../src/web/api/client.ts'

/** The token of somebody without a second factor. */
export async function tokenFor(api: ApiClient, { email, password }: Credentials): Promise<string> {
  const { token } = await api.accounts.login({ body: { email, password } })
  if (!token) throw new Error(`${email} signs in with a second factor`)
  return token
}
