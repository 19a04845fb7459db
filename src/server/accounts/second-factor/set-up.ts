import type { RecoveryCodes, SecondFactorSetup } from '../../../contract/accounts/second-factor.ts'
import { minutes } from '../../../contract/durations.ts'
import { ShopError } from '../../../contract/errors.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/session.ts'
import { deleteSessionsOf } from '../queries.ts'
import { hashRecoveryCode, newRecoveryCodes, newSecret, secretUri, stepOfCode } from './codes.ts'
import { findFactor, lockAccount, replaceRecoveryCodes, setPendingSecret, setSecret } from './queries.ts'
import { checkReauthenticated, type ReauthenticationDeps } from './reauthenticate.ts'
import { secondFactorMail } from './second-factor-mail.ts'

const setupLifetimeMs = minutes(15)

type SetupDeps = ReauthenticationDeps & Pick<Deps, 'outbox'>

/**
 * Makes a secret for the phone, which counts once a first code has come within fifteen minutes; until then an earlier
 * one goes on.
 * @throws reauthenticate when the sign-in is longer ago than ten minutes and no current password is given
 */
export async function beginSecondFactor(
  deps: ReauthenticationDeps & Pick<Deps, 'settings'>,
  who: Caller,
  currentPassword: string | undefined,
): Promise<SecondFactorSetup> {
  await checkReauthenticated(deps, who, currentPassword)
  const secret = newSecret()
  const until = new Date(deps.clock().getTime() + setupLifetimeMs)
  await inTransaction(deps.db, async tx => {
    await lockAccount(tx, who.userId)
    await setPendingSecret(tx, who.userId, secret, until)
  })
  return { secret, uri: secretUri(deps.settings.current().shop.name, secret, who.email) }
}

/**
 * Turns the second factor on with the first code of the new secret, and ends the caller's other sessions. Returns new
 * recovery codes; only their hashes are stored.
 * @throws invalid naming the code when it is wrong, or when the set-up took too long
 */
export async function turnOnSecondFactor(deps: SetupDeps, who: Caller, code: string): Promise<RecoveryCodes> {
  const now = deps.clock()
  const recoveryCodes = await inTransaction(deps.db, async tx => {
    const user = await lockAccount(tx, who.userId)
    const factor = await findFactor(tx, who.userId)
    if (!factor?.pendingSecret || !factor.pendingUntil || factor.pendingUntil <= now)
      throw wrongFirstCode('This took too long. Please begin again.')
    const { pendingSecret: secret } = factor
    const lastStep = stepOfCode(secret, code, now, 0)
    if (lastStep === null)
      throw wrongFirstCode('This is not the code that the app shows now. Try the next one.')
    await setSecret(tx, who.userId, { secret, lastStep }, now)
    await deleteSessionsOf(tx, who.userId, who.tokenHash)
    await deps.outbox.queue(tx, secondFactorMail(user, 'on'))
    return storeRecoveryCodes(tx, who.userId)
  })
  deps.outbox.wake()
  deps.securityLog('second_factor_on')
  return { recoveryCodes }
}

/**
 * Replaces the recovery codes by new ones.
 * @throws reauthenticate when the sign-in is longer ago than ten minutes and no current password is given
 * @throws not_found without a second factor
 */
export async function renewRecoveryCodes(
  deps: SetupDeps,
  who: Caller,
  currentPassword: string | undefined,
): Promise<RecoveryCodes> {
  await checkReauthenticated(deps, who, currentPassword)
  const recoveryCodes = await inTransaction(deps.db, async tx => {
    const user = await lockAccount(tx, who.userId)
    if (!(await findFactor(tx, who.userId))?.secret)
      throw new ShopError('not_found', 'This account has no second factor.')
    await deps.outbox.queue(tx, secondFactorMail(user, 'renewed'))
    return storeRecoveryCodes(tx, who.userId)
  })
  deps.outbox.wake()
  return { recoveryCodes }
}

async function storeRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode))
  return codes
}

const wrongFirstCode = (words: string) => new ShopError('invalid', words, { code: words })
