import { mailedPages } from '../../../contract/mailed-pages.ts'
import type { WriteMail } from '../../mail/outbox.ts'

/**
 * Short plain lines, so that the link can be copied whole even from the raw file. Without a name: the address may be a
 * stranger's, who must not be mailed what somebody typed.
 */
export const resetMail =
  ({ email }: { email: string }, origin: string, token: string, isInvited: boolean): WriteMail =>
  shopName => ({
    to: email,
    subject: `Choose a new password for ${shopName}`,
    text: `Hello,

we received a request to reset your ${shopName} password.
Choose it here, within the next ${isInvited ? 'seven days' : 'hour'}:

${origin}${mailedPages.resetPassword}?token=${token}${isInvited ? '&invited=1' : ''}

The link works once. The new password signs you out everywhere else.

If you did not ask for this, you can ignore this email: your password
stays as it is. Just keep the link to yourself.

${shopName}
`,
  })
