import { mailedPages } from '../../../contract/mailed-pages.ts'
import type { WriteMail } from '../../mail/outbox.ts'

type Link = { origin: string; token: string }

/** Says nothing that the owner of the account typed: the address may be a stranger's. */
export const confirmationMail =
  (email: string, { origin, token }: Link): WriteMail =>
  shopName => ({
    to: email,
    subject: `Confirm your email address for ${shopName}`,
    text: `Hello,

please confirm your email address for ${shopName} within the next three days:

${origin}${mailedPages.confirmEmail}?token=${token}

If it was not you, you can ignore this email.

${shopName}
`,
  })
