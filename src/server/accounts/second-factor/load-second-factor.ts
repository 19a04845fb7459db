import type { SecondFactor } from '../../../contract/accounts/second-factor.ts'
import { ownersOnly } from '../../../contract/accounts/staff-roles.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { type Caller, hasRole } from '../../http/session.ts'
import { countRecoveryCodes, findFactor, isRequired } from './queries.ts'

/** Whether somebody has a second factor, and whether the shop asks for it. */
export async function loadSecondFactor(
  db: Db,
  who: Pick<Caller, 'userId' | 'staffRole'>,
): Promise<SecondFactor> {
  const factor = await findFactor(db, who.userId)
  return {
    since: factor?.since?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, who.userId),
    required: await isRequired(db),
    mayRequire: hasRole(who, ownersOnly),
  }
}

/** Whether signing in asks for a code. */
export const hasSecondFactor = async (db: Db | Tx, userId: string): Promise<boolean> =>
  (await findFactor(db, userId))?.secret != null
