import { ShopError } from '../../contract/errors.ts'
import type { Deps } from '../deps.ts'
import { type AdminCredentials, ensureAdmin } from './ensure-admin.ts'
import { minStaffPassword } from './passwords/check-new-password.ts'

/**
 * `ensureAdmin` for ADMIN_EMAIL and ADMIN_PASSWORD. A shop that was opened with a shorter password before still opens with
 * it, and the log says that it should be changed.
 * @throws Error naming ADMIN_PASSWORD when it is new and not good enough
 */
export async function ensureAdminOfSettings(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'log'>,
  admin: AdminCredentials,
): Promise<void> {
  try {
    await ensureAdmin(deps, admin)
  } catch (error) {
    if (!(error instanceof ShopError) || error.fields?.password === undefined) throw error
    throw new Error(`Wrong setting: ADMIN_PASSWORD. ${error.message}`)
  }
  if (admin.password.length < minStaffPassword)
    deps.log.warn(
      `ADMIN_PASSWORD is short: it signs in as before, but please choose one of at least ${minStaffPassword} characters.`,
    )
}
