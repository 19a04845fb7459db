import { mailedPages } from '../../contract/mailed-pages.ts'
import { shopName } from '../../contract/shop-name.ts'
import type { Mail } from '../mail/outbox.ts'

type Invited = { email: string; firstName: string; by: string; origin: string }

/** For somebody without a password: the link by which they choose one. */
export const invitationMail = ({ email, firstName, by, origin }: Invited, token: string): Mail => ({
  to: email,
  subject: `${by} invites you to the staff of ${shopName}`,
  text: `Hello ${firstName},

${by} has made you a member of the staff of ${shopName}. Choose
your password here, within the next seven days:

${origin}${mailedPages.resetPassword}?token=${token}&invited=1

The link works once. Sign in with this e-mail address afterwards.

You do not know what this is about? Then there is nothing to do. Just
keep the link to yourself.

${shopName}
`,
})

/** For somebody who shops here already and signs in as before. */
export const welcomeMail = ({ email, firstName, by, origin }: Invited): Mail => ({
  to: email,
  subject: `You now belong to the staff of ${shopName}`,
  text: `Hello ${firstName},

${by} has made you a member of the staff of ${shopName}. Sign in
with your usual password, and you find the shop's screens here:

${origin}${mailedPages.staff}

${shopName}
`,
})
