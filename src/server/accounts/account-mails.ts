import type { WriteMail } from '../mail/outbox.ts'

type Person = { email: string; emailConfirmedAt: Date | null }

export const passwordChangedMail =
  (person: Person): WriteMail =>
  shopName =>
    toPerson(shopName, person, `Your ${shopName} password was changed`, [
      `the password of your ${shopName} account was changed. Everywhere else you
are signed out.`,
      `If it was not you, choose a new password at once: press "Forgot your
password?" on the sign-in page of the shop.`,
    ])

/**
 * To the address that signed in so far; it is the one that can tell a theft. An unconfirmed one may be a stranger's, so
 * it gets nothing of what was typed.
 */
export const emailLeftMail =
  (person: Person, newEmail: string): WriteMail =>
  shopName =>
    toPerson(shopName, person, `Your ${shopName} account has a new email address`, [
      `the email address of your ${shopName} account was changed${person.emailConfirmedAt ? ` to ${maskedEmail(newEmail)}` : ''}.
This address no longer signs in.`,
      'If it was not you, please contact the shop at once.',
    ])

/** Without a name: it is mailed to unconfirmed addresses, too, and the shop mails no stranger what somebody typed. */
const toPerson = (
  shopName: string,
  { email }: Pick<Person, 'email'>,
  subject: string,
  paragraphs: string[],
) => ({
  to: email,
  subject,
  text: `${['Hello,', ...paragraphs, shopName].join('\n\n')}\n`,
})

/** Enough to recognise one's own. */
const maskedEmail = (email: string) => email.replace(/^(.).*@/, '$1***@')
