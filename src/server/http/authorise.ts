import { forRoles, type StaffRole } from '../../contract/accounts/staff-roles.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { ShopError } from '../../contract/errors.ts'
import { hasRole } from './session.ts'
import type { FindCaller, FoundSession } from './session-cache.ts'

/**
 * The caller, or null on rows open to anyone.
 * @throws unauthenticated without a valid token
 * @throws forbidden for a shopper on a row of the staff
 * @throws second_factor_needed for staff who still have to set one up
 * @throws wrong_role for staff whose role may not call it
 */
export async function authorise(
  find: FindCaller,
  row: Endpoint,
  token: string | null,
): Promise<FoundSession | null> {
  if (row.access === 'anyone') return null
  const who = token ? await find(token) : null
  if (!who) throw new ShopError('unauthenticated', 'Please sign in.')
  if (row.access === 'admin' && who.userType !== 'admin') {
    throw new ShopError('forbidden', "This is for the shop's staff.")
  }
  if (who.needsSecondFactor && !row.beforeSecondFactor)
    throw new ShopError('second_factor_needed', 'First set up codes from your phone for your account.')
  if (row.roles && !hasRole(who, row.roles)) throw wrongRole(row.roles)
  return who
}

const wrongRole = (roles: readonly StaffRole[]) =>
  new ShopError('wrong_role', `This is for the ${forRoles(roles)} of the shop.`)
