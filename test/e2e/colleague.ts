import { expect } from '@playwright/test'
import type { StaffRole } from '../../src/contract/accounts/staff-roles.ts'
import type { ApiClient } from '../../src/web/api/client.ts'
import { signUpInput } from '../../test-support/factories.ts'
import { remote } from '../../test-support/remote-client.ts'
import { tokenFor } from '../../test-support/sign-in.ts'
import { mailedLink } from './mailed-link.ts'

const password = 'lantern river kurta 88'

/** Another member of the staff, as a program. */
export async function colleague(admin: ApiClient, baseURL = '', staffRole: StaffRole = 'manager') {
  const { email } = signUpInput()
  await admin.staff.invite({ body: { email, firstName: 'Hina', lastName: 'Raza', staffRole } })
  await expect.poll(() => mailedLink(email)).toMatch(/invited=1/)
  const link = new URL((await mailedLink(email)) ?? '', baseURL)
  await remote(baseURL).accounts.resetPassword({
    body: { token: link.searchParams.get('token') ?? '', password },
  })
  return remote(baseURL, await tokenFor(remote(baseURL), { email, password }))
}
