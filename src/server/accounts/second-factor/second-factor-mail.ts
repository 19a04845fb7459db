import type { WriteMail } from '../../mail/outbox.ts'

const news = {
  on: 'Signing in to your account now needs a code from your phone, too.\nAll your other sessions have ended.',
  off: 'Signing in to your account needs no code from your phone any more.',
  recovery: 'Somebody signed in to your account with one of its recovery codes.\nIt cannot be used again.',
  renewed: 'Your account has new recovery codes. The earlier ones do not work any more.',
}

/** Tells a member of the staff what changed, in case it was not them; by no name, since a new address is unconfirmed. */
export const secondFactorMail =
  ({ email }: { email: string }, what: keyof typeof news): WriteMail =>
  shopName => ({
    to: email,
    subject: `Your ${shopName} account: codes from your phone`,
    text: `Hello,

${news[what]}

If this was not you, change your password and tell the owner of the shop.

${shopName}
`,
  })
