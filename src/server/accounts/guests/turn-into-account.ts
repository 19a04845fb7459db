import { ShopError } from '../../../contract/errors.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { endGuestSession } from '../../http/guests/guest-session.ts'
import type { CallContext } from '../../http/mount.ts'
import { countAttempt, takeBackAttempt } from '../../http/rate-limits.ts'
import { queueConfirmation } from '../confirmation/mail-confirmation.ts'
import { checkNewPassword } from '../passwords/check-new-password.ts'
import { hashPassword } from '../passwords/password.ts'
import { findUserByEmail, findUserByUsername, lockWholeUser } from '../queries.ts'
import { openSession } from '../sessions/open-session.ts'
import type { GuestPerson } from './guest-person.ts'
import { nameGuest } from './guest-queries.ts'

type AccountDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'config' | 'settings' | 'outbox' | 'log'>

/**
 * Makes an account of a guest, who keeps cart and orders, mails the link that confirms the address, and returns the token
 * of a session. The limits are those of signing up. `before` runs in the transaction while the guest is locked.
 * @throws email_taken
 * @throws invalid for a password that is guessed first
 */
export async function turnIntoAccount(
  deps: AccountDeps,
  person: GuestPerson,
  password: string,
  context: CallContext,
  before: (tx: Tx) => Promise<void>,
): Promise<string> {
  const { who, address, userAgent, origin, guest } = context
  await countAttempt(deps, 'signUpPerAddress', address)
  await checkNewPassword(deps, password, { ...person, username: '', userType: 'shopper' })
  await countAttempt(deps, 'takenPerAddress', address)
  const passwordHash = await hashPassword(password)
  const token = await inTransaction(deps.db, async tx => {
    const row = await lockWholeUser(tx, who.userId)
    if (!row?.isGuest) throw alreadyMade()
    if (await findUserByEmail(tx, person.email)) throw emailTaken()
    await before(tx)
    const username = await freeUsername(tx, person.email, row.id)
    await nameGuest(tx, row.id, { ...person, username, passwordHash })
    await endGuestSession(tx, row.id)
    await queueConfirmation(tx, deps, { id: row.id, email: person.email }, origin)
    return openSession({ db: tx, clock: deps.clock }, { ...row, passwordHash }, { address, userAgent })
  })
  if (token === null) throw alreadyMade()
  await takeBackAttempt(deps.db, 'takenPerAddress', address)
  deps.outbox.wake()
  guest.drop()
  return token
}

async function freeUsername(tx: Tx, email: string, id: string): Promise<string> {
  const name = (email.split('@')[0] ?? '').replace(/[^\p{L}\p{N}._-]/gu, '').slice(0, 30)
  return name.length < 2 || (await findUserByUsername(tx, name)) ? `${name || 'buyer'}-${id.slice(-8)}` : name
}

const emailTaken = () => {
  const message = 'There is already an account with this email address. Sign in instead.'
  return new ShopError('email_taken', message, { email: message })
}

const alreadyMade = () => new ShopError('not_found', 'This account was made already. Sign in with it.')
