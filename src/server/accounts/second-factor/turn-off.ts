import type { SecondFactor } from '../../../contract/accounts/second-factor.ts'
import { ShopError } from '../../../contract/errors.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/session.ts'
import { findUserByEmail } from '../queries.ts'
import { loadSecondFactor } from './load-second-factor.ts'
import { deleteFactor, isRequired, lockAccount } from './queries.ts'
import { checkReauthenticated, type ReauthenticationDeps } from './reauthenticate.ts'
import { secondFactorMail } from './second-factor-mail.ts'

/**
 * Turns the caller's second factor off, with its recovery codes.
 * @throws reauthenticate when the sign-in is longer ago than ten minutes and no current password is given
 * @throws second_factor_needed while the shop asks all staff for one
 */
export async function turnOffSecondFactor(
  deps: ReauthenticationDeps & Pick<Deps, 'outbox'>,
  who: Caller,
  currentPassword: string | undefined,
): Promise<SecondFactor> {
  await checkReauthenticated(deps, who, currentPassword)
  await inTransaction(deps.db, async tx => {
    const user = await lockAccount(tx, who.userId)
    if (await isRequired(tx))
      throw new ShopError(
        'second_factor_needed',
        'Every member of the staff needs a second factor here. You can replace it by another phone.',
      )
    if (await deleteFactor(tx, who.userId)) await deps.outbox.queue(tx, secondFactorMail(user, 'off'))
  })
  deps.outbox.wake()
  deps.securityLog('second_factor_off')
  return loadSecondFactor(deps.db, who)
}

/**
 * For somebody who has lost the phone and the recovery codes, and can reach the shop's own machine. Returns whether
 * there was a second factor.
 */
export async function removeSecondFactor({ db }: Pick<Deps, 'db'>, email: string): Promise<boolean> {
  const user = await findUserByEmail(db, email)
  return user ? inTransaction(db, tx => deleteFactor(tx, user.id)) : false
}
