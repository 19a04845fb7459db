import { mailedPages } from '../../contract/mailed-pages.ts'
import { shopName } from '../../contract/shop-name.ts'
import type { Mail } from '../mail/outbox.ts'

type InvitationMailData = { email: string; firstName: string; by: string; origin: string }

/**
 * The link by which somebody chooses the password they get in by. Whoever shops here already is told that the one they
 * had is gone.
 */
export const invitationMail = (
  { email, firstName, by, origin }: InvitationMailData,
  { token, hadAccount }: { token: string; hadAccount: boolean },
): Mail => ({
  to: email,
  subject: `${by} invites you to the staff of ${shopName}`,
  text: `Hello ${firstName},

${by} has made you a member of the staff of ${shopName}. Choose
${hadAccount ? 'a new password' : 'your password'} here, within the next seven days:

${origin}${mailedPages.resetPassword}?token=${token}&invited=1

The link works once. Sign in with this e-mail address afterwards.
${hadAccount ? existingAccountText : ''}
You do not know what this is about? Then there is nothing to do. Just
keep the link to yourself.

${shopName}
`,
})

const existingAccountText = `
There is an account with this e-mail address already. It stays, with
its orders; for your safety its password no longer opens it, and it is
signed out everywhere.
`
