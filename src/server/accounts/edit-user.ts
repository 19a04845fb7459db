import type { EditedUser, EditUser } from '../../contract/accounts/accounts.ts'
import { ShopError } from '../../contract/errors.ts'
import { checkPhone } from '../contacts/check-contact.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { countAttempt } from '../http/rate-limits.ts'
import type { Caller } from '../http/session.ts'
import { emailLeftMail, passwordChangedMail } from './account-mails.ts'
import { checkEmailFree, isEmailTaken } from './check-email-free.ts'
import { countConfirmation, queueConfirmation } from './confirmation/mail-confirmation.ts'
import { deleteConfirmationsOf } from './confirmation/queries.ts'
import { checkNewPassword } from './passwords/check-new-password.ts'
import { hashPassword } from './passwords/password.ts'
import type { UserRow } from './queries.ts'
import { deleteResetsOf, deleteSessionsOf, findSession, findUser, lockUser, updateUser } from './queries.ts'
import { checkReauthenticated } from './second-factor/reauthenticate.ts'
import { openSession, type SignInPlace } from './sessions/open-session.ts'
import { toUser } from './to-user.ts'

type EditDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'outbox' | 'log' | 'securityLog'>
type Edit = SignInPlace & { who: Caller; id: string; origin: string | null }

/**
 * Changes the caller's own account. A new password or e-mail ends all their sessions and mailed links, is told by mail,
 * and answers with a new token.
 * @throws not_found for anybody else's account
 * @throws reauthenticate for a wrong `currentPassword`, or none for a new password or e-mail without a recent sign-in
 * @throws invalid for a password that is guessed first, or a phone that cannot be called
 * @throws email_taken
 * @throws too_many after several new emails or passwords within an hour
 * @throws unauthenticated when the session has ended meanwhile
 */
export async function editUser(deps: EditDeps, edit: Edit, changes: EditUser): Promise<EditedUser> {
  const { who, id } = edit
  const before = who.userId === id ? await findUser(deps.db, id) : undefined
  if (!before) throw new ShopError('not_found', 'There is no such account.')
  const { currentPassword, address, phone, password, email = before.email, ...names } = changes
  const isNewEmail = email !== before.email
  const isNewSignIn = isNewEmail || password !== undefined
  const changed = {
    ...names,
    ...address,
    ...(phone === undefined ? {} : { phone: checkPhone(deps, phone) }),
  }
  if (password !== undefined) await checkNewPassword(deps, password, { ...before, ...changed, email })
  if (isNewSignIn || currentPassword) await checkReauthenticated(deps, who, currentPassword)
  if (isNewEmail) await checkEmailFree(deps, email, edit.address)
  // Each change mails an address that may be a stranger's.
  if (password !== undefined) await countAttempt(deps, 'passwordChangePerAccount', id)
  if (isNewEmail) await countConfirmation(deps, { userId: id, address: edit.address })

  // Only what is sent: another call may have changed the rest meanwhile.
  const columns = {
    ...changed,
    ...(isNewEmail ? { email, emailConfirmedAt: null } : {}),
    ...(password === undefined ? {} : { passwordHash: await hashPassword(password) }),
  }
  const edited = await inTransaction(deps.db, async tx => {
    // Whoever ended this session while the password was hashed, for example by an invitation to the staff, wins.
    await lockUser(tx, id)
    if (!(await findSession(tx, who.tokenHash))) throw new ShopError('unauthenticated', 'Please sign in.')
    const after = await updateUser(tx, id, columns)
    const token = isNewSignIn ? await renewSignIn(tx, deps, edit, { before, after }) : null
    return token === null ? toUser(after) : { ...toUser(after), token }
  }).catch(error => {
    throw isEmailTaken(error) ?? error
  })
  deps.outbox.wake()
  if (password !== undefined) deps.securityLog('password_changed', { network: edit.address })
  if (isNewEmail) deps.securityLog('email_changed', { network: edit.address })
  return edited
}

/** Ends what opened the account so far, and opens a session that counts as signed in when the caller did. */
async function renewSignIn(
  tx: Tx,
  deps: EditDeps,
  { who, address, userAgent, origin }: Edit,
  { before, after }: { before: UserRow; after: UserRow },
): Promise<string | null> {
  const { clock, outbox } = deps
  await deleteSessionsOf(tx, after.id, null)
  await deleteResetsOf(tx, after.id)
  if (after.passwordHash !== before.passwordHash) await outbox.queue(tx, passwordChangedMail(before))
  if (after.email !== before.email) {
    await deleteConfirmationsOf(tx, after.id)
    await queueConfirmation(tx, deps, after, origin)
    await outbox.queue(tx, emailLeftMail(before, after.email))
  }
  return openSession({ db: tx, clock }, after, { address, userAgent }, who.signedInAt)
}
