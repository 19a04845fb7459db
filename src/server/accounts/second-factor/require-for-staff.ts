import type { SecondFactor, SecondFactorRule } from '../../../contract/accounts/second-factor.ts'
import { recordChange } from '../../audit/record-change.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/session.ts'
import { fullNameOf } from '../staff-access.ts'
import { loadSecondFactor } from './load-second-factor.ts'
import { switchRequired } from './queries.ts'
import { checkReauthenticated, type ReauthenticationDeps } from './reauthenticate.ts'

/**
 * Says whether every member of the staff needs a second factor. Whoever has none then reaches only what sets one up.
 * @throws reauthenticate when the sign-in is longer ago than ten minutes and no current password is given
 */
export async function requireSecondFactor(
  deps: ReauthenticationDeps & Pick<Deps, 'newId'>,
  who: Caller,
  { required, currentPassword }: SecondFactorRule,
): Promise<SecondFactor> {
  await checkReauthenticated(deps, who, currentPassword)
  const isChanged = await inTransaction(deps.db, async tx => {
    if (!(await switchRequired(tx, required, deps.clock()))) return false
    await recordChange(tx, deps, {
      userId: who.userId,
      subjectType: 'staff',
      subjectId: who.userId,
      subject: fullNameOf(who),
      action: required
        ? 'asked all staff for a second factor'
        : 'asked no second factor of the staff any more',
      before: { secondFactorForAllStaff: !required },
      after: { secondFactorForAllStaff: required },
    })
    return true
  })
  if (isChanged) deps.securityLog('setting_changed', { what: 'second factor for all staff' })
  return loadSecondFactor(deps.db, who)
}
