import { randomBytes } from 'node:crypto'
import type { ConfirmCode } from '../../../contract/accounts/second-factor.ts'
import { minutes } from '../../../contract/durations.ts'
import { ShopError } from '../../../contract/errors.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { clearAttempts, countAttempt } from '../../http/rate-limits.ts'
import { hashToken } from '../../http/session.ts'
import { openSession, type SignInPlace } from '../sessions/open-session.ts'
import { hashRecoveryCode, stepOfCode } from './codes.ts'
import {
  deleteExpiredChallenges,
  findFactor,
  insertChallenge,
  lockAccount,
  takeChallenge,
  takeRecoveryCode,
  takeStep,
  takeTry,
} from './queries.ts'
import { secondFactorMail } from './second-factor-mail.ts'

const challengeLifetimeMs = minutes(5)
const maxTries = 5

type ChallengeDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'outbox' | 'securityLog'>

/** What an account with a second factor gets for its password. Null when the password was changed at this very moment. */
export async function openChallenge(
  { db, clock }: { db: Db | Tx; clock: Deps['clock'] },
  user: { id: string; passwordHash: string },
): Promise<string | null> {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(clock().getTime() + challengeLifetimeMs)
  const row = { challengeHash: hashToken(challenge), userId: user.id, expiresAt }
  return (await insertChallenge(db, row, user.passwordHash)) ? challenge : null
}

/**
 * Opens a session for a challenge with a code of the phone or a recovery code, each once.
 * @throws wrong_code
 * @throws challenge_over after five tries, five minutes, a changed password, or when it was used
 * @throws too_many after many wrong codes for one account
 */
export async function confirmCode(
  deps: ChallengeDeps,
  { challenge, code }: ConfirmCode,
  place: SignInPlace,
): Promise<{ token: string }> {
  const { db, clock } = deps
  const challengeHash = hashToken(challenge)
  const found = await takeTry(db, challengeHash, { now: clock(), maxTries })
  if (!found) throw challengeOver()
  const { userId } = found
  await countAttempt(deps, 'codePerAccount', userId)
  const { token, isRecovery } = await inTransaction(db, async tx => {
    const user = await lockAccount(tx, userId)
    if (!(await takeChallenge(tx, challengeHash))) throw challengeOver()
    const kind = await takeCode(tx, deps, userId, code)
    if (kind === null) {
      deps.securityLog('second_factor_refused', { userId, network: place.address })
      throw wrongCode()
    }
    if (kind === 'recovery') await deps.outbox.queue(tx, secondFactorMail(user, 'recovery'))
    const opened = await openSession({ db: tx, clock }, user, place)
    if (opened === null) throw challengeOver()
    return { token: opened, isRecovery: kind === 'recovery' }
  })
  await clearAttempts(db, 'codePerAccount', userId)
  deps.securityLog('staff_signed_in', { userId, network: place.address })
  if (isRecovery) {
    deps.securityLog('recovery_code_used', { userId, network: place.address })
    deps.outbox.wake()
  }
  return { token }
}

/** Deletes challenges whose time is over. */
export const expireChallenges = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  deleteExpiredChallenges(db, clock())

/** Uses the code up; null when it is wrong, or was used before. */
async function takeCode(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  userId: string,
  code: string,
): Promise<'phone' | 'recovery' | null> {
  const factor = await findFactor(tx, userId)
  if (!factor?.secret) return null
  const step = stepOfCode(factor.secret, code, clock(), Number(factor.lastStep))
  if (step !== null) return (await takeStep(tx, userId, step)) ? 'phone' : null
  return (await takeRecoveryCode(tx, userId, hashRecoveryCode(code))) ? 'recovery' : null
}

function wrongCode(): ShopError {
  const words = 'This code is wrong or was used already. Wait for the next one, or use a recovery code.'
  return new ShopError('wrong_code', words, { code: words })
}

const challengeOver = () =>
  new ShopError('challenge_over', 'This took too long or too many tries. Please sign in again.')
