import { mailedPages } from '../../contract/mailed-pages.ts'
import type { Invitation } from '../../contract/staff.ts'
import type { WriteMail } from '../mail/outbox.ts'

type InvitationMailData = Pick<Invitation, 'email' | 'firstName' | 'staffRole'> & { by: string }

/** Where whoever was invited chooses a password. */
export const invitationLink = (origin: string, token: string): string =>
  `${origin}${mailedPages.resetPassword}?token=${token}&invited=1`

/** Mails the link for choosing a password. A shopper who becomes staff is told that the old password has ended. */
export const invitationMail =
  (
    { email, firstName, staffRole, by }: InvitationMailData,
    { link, hadAccount }: { link: string; hadAccount: boolean },
  ): WriteMail =>
  shopName => ({
    to: email,
    subject: `${by} has invited you to join the staff of ${shopName}`,
    text: `Hello ${firstName},

${by} has made you a member of staff at ${shopName}, as ${staffRole === 'owner' ? 'an' : 'a'} ${staffRole}.
Choose ${hadAccount ? 'a new password' : 'your password'} here, within the next seven days:

${link}

The link works once. Then sign in with this email address.
${hadAccount ? existingAccountText : ''}
If you were not expecting this, you can ignore this email. Just
keep the link to yourself.

${shopName}
`,
  })

const existingAccountText = `
There is already an account with this email address. It stays, with
its orders. For your safety its old password no longer works and it is
signed out everywhere.
`
