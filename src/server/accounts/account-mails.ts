import { shopName } from '../../contract/shop-name.ts'
import type { Mail } from '../mail/outbox.ts'

type Person = { email: string; firstName: string }

export const passwordChangedMail = (person: Person): Mail =>
  toPerson(person, `Your ${shopName} password was changed`, [
    `the password of your ${shopName} account was changed. Everywhere else you
are signed out.`,
    `If it was not you, choose a new password at once: press "Forgot your
password?" on the sign-in page of the shop.`,
  ])

/** To the address that signed in so far; it is the one that can tell a theft. */
export const emailLeftMail = (person: Person, newEmail: string): Mail =>
  toPerson(person, `Your ${shopName} account has a new email address`, [
    `the email address of your ${shopName} account was changed to ${maskedEmail(newEmail)}.
This address no longer signs in.`,
    'If it was not you, please contact the shop at once.',
  ])

/** To the new address. */
export const emailArrivedMail = (person: Person): Mail =>
  toPerson(person, `This is now the email address of your ${shopName} account`, [
    `this address now signs in to your ${shopName} account, with the same password as before.`,
    'If you have no account there, please contact the shop.',
  ])

const toPerson = ({ email, firstName }: Person, subject: string, paragraphs: string[]): Mail => ({
  to: email,
  subject,
  text: `${[`Hello ${firstName},`, ...paragraphs, shopName].join('\n\n')}\n`,
})

/** Enough to recognise one's own. */
const maskedEmail = (email: string) => email.replace(/^(.).*@/, '$1***@')
