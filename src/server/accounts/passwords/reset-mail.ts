import { mailedPages } from '../../../contract/mailed-pages.ts'
import { shopName } from '../../../contract/shop-name.ts'
import type { Mail } from '../../mail/outbox.ts'

type Person = { email: string; firstName: string }

/** Short plain lines, so that the link can be copied whole even from the raw file. */
export const resetMail = ({ email, firstName }: Person, origin: string, token: string): Mail => ({
  to: email,
  subject: `Choose a new password for ${shopName}`,
  text: `Hello ${firstName},

someone, hopefully you, asked for a new password for your ${shopName} account.
Choose it here, within the next hour:

${origin}${mailedPages.resetPassword}?token=${token}

The link works once. The new password signs you out everywhere else.

If you did not ask for this, you can ignore this email: your password
stays as it is. Just keep the link to yourself.

${shopName}
`,
})
