import { ShopError } from '../../contract/errors.ts'
import type { Db } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { type AdminCredentials, ensureAdmin } from './ensure-admin.ts'
import { minStaffPassword } from './passwords/check-new-password.ts'
import { listOwnerEmails } from './queries.ts'

/**
 * `ensureAdmin` for ADMIN_EMAIL and ADMIN_PASSWORD. A shop that was opened with a shorter password before still opens with
 * it, and the log says that it should be changed. Makes nobody an owner beside one who can sign in already: the settings
 * may name an address that the owner has since given up. A demo's own owner does not count.
 * @throws Error naming ADMIN_PASSWORD when it is new and not good enough
 */
export async function ensureAdminOfSettings(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'log' | 'settings'>,
  admin: AdminCredentials,
  isDemo: boolean,
): Promise<void> {
  if (!isDemo && (await wouldAddOwner(deps.db, admin.email))) {
    deps.log.warn(
      'ADMIN_EMAIL is not the address of an owner, and the shop has one, so nothing was changed. Please take ADMIN_EMAIL and ADMIN_PASSWORD out of the settings. To make another owner, run npm run make-admin or invite them under Staff.',
    )
    return
  }
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

async function wouldAddOwner(db: Db, email: string): Promise<boolean> {
  const owners = await listOwnerEmails(db)
  return owners.length > 0 && !owners.includes(email.toLowerCase())
}
