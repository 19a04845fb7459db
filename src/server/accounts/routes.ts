import { api } from '../../contract/api.ts'
import { recordReading } from '../audit/record-reading.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { nameAccount } from '../log/request-context.ts'
import { sendsMail } from '../mail/mail-settings.ts'
import { confirmEmail } from './confirmation/confirm-email.ts'
import { mailConfirmation } from './confirmation/mail-confirmation.ts'
import { editUser } from './edit-user.ts'
import { getUser } from './get-user.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { forgotPassword } from './passwords/forgot-password.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { confirmCode } from './second-factor/challenge.ts'
import { loadSecondFactor } from './second-factor/load-second-factor.ts'
import { requireSecondFactor } from './second-factor/require-for-staff.ts'
import { beginSecondFactor, renewRecoveryCodes, turnOnSecondFactor } from './second-factor/set-up.ts'
import { turnOffSecondFactor } from './second-factor/turn-off.ts'
import { endOtherSessions, endSession } from './sessions/end-sessions.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { signUp } from './sign-up.ts'
import { toIdentity } from './to-user.ts'

/** Sessions that a call ended are over in this process when it is answered; elsewhere the notice comes a moment later. */
async function endedHere<T>({ notices }: Pick<Deps, 'notices'>, work: Promise<T>): Promise<T> {
  const result = await work
  await notices.waitForNotices()
  return result
}

export const accountRoutes = (deps: Deps): Route[] => [
  on(api.accounts.login, ({ body }, context) => logIn(deps, body, context)),
  on(api.accounts.confirmCode, ({ body }, context) => confirmCode(deps, body, context)),
  on(api.accounts.secondFactor, (_, { who }) => loadSecondFactor(deps.db, who)),
  on(api.accounts.beginSecondFactor, ({ body }, { who }) =>
    beginSecondFactor(deps, who, body.currentPassword),
  ),
  on(api.accounts.turnOnSecondFactor, ({ body }, { who }) =>
    endedHere(deps, turnOnSecondFactor(deps, who, body.code)),
  ),
  on(api.accounts.turnOffSecondFactor, ({ body }, { who }) =>
    turnOffSecondFactor(deps, who, body.currentPassword),
  ),
  on(api.accounts.renewRecoveryCodes, ({ body }, { who }) =>
    renewRecoveryCodes(deps, who, body.currentPassword),
  ),
  on(api.accounts.requireSecondFactor, ({ body }, { who }) => requireSecondFactor(deps, who, body)),
  on(api.accounts.verifyToken, async (_, { who }) => toIdentity(who)),
  on(api.accounts.signUp, async ({ body }, { address, origin }) => {
    nameAccount(body.email)
    const user = await signUp(deps, body, { address, origin })
    deps.securityLog('signed_up', { userId: user._id, network: address })
    return { ...user, linkMailed: origin !== null && sendsMail(deps.config) }
  }),
  on(api.accounts.logout, async (_, { who }) => {
    await endedHere(deps, logOut(deps, who))
    deps.securityLog('signed_out')
    return { success: true as const }
  }),
  // The call itself is the news: it keeps the session alive.
  on(api.accounts.stay, async () => ({ success: true as const })),
  on(api.accounts.sessions, (_, { who }) => listSessions(deps, who)),
  on(api.accounts.endSession, async ({ params }, { who, address }) => {
    const left = await endedHere(deps, endSession(deps, who, params.id))
    deps.securityLog('session_ended', { network: address })
    return left
  }),
  on(api.accounts.endOtherSessions, async (_, { who, address }) => {
    const left = await endedHere(deps, endOtherSessions(deps, who))
    deps.securityLog('session_ended', { what: 'all others', network: address })
    return left
  }),
  on(api.accounts.get, async ({ params }, { who, address }) => {
    const user = await getUser(deps, who, params.id)
    if (user.id === who.userId) return user
    const buyer = { id: user.id, name: `${user.firstName} ${user.lastName}` }
    if (await recordReading(deps, { userId: who.userId, buyer, through: 'Account' }))
      deps.securityLog('buyer_record_read', { accountId: user.id, network: address })
    return user
  }),
  on(api.accounts.edit, ({ params, body }, context) =>
    endedHere(deps, editUser(deps, { ...context, id: params.id }, body)),
  ),
  on(api.accounts.forgotPassword, async ({ body }, context) => {
    nameAccount(body.email)
    await forgotPassword(deps, body.email, context)
    deps.securityLog('password_link_asked', { network: context.address })
    return { success: true as const }
  }),
  on(api.accounts.resetPassword, async ({ body }, context) => {
    await endedHere(deps, resetPassword(deps, body, context))
    deps.securityLog('password_changed', { network: context.address, what: 'by a mailed link' })
    return { success: true as const }
  }),
  on(api.accounts.confirmEmail, async ({ body }, { address }) => {
    await confirmEmail(deps, body.token, address)
    return { success: true as const }
  }),
  on(api.accounts.mailConfirmation, async (_, { who, address, origin }) => {
    const mailed = await mailConfirmation(deps, { userId: who.userId, address, origin })
    return { success: true as const, mailed }
  }),
]
