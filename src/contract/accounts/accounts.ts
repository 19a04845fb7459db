import { z } from 'zod'
import { mailAddress } from '../email-pattern.ts'
import { required } from '../field-messages.ts'
import { contactLine, Id, line } from '../text.ts'
import { typedPhone } from '../typed-phone.ts'
import { isDeletedAddress } from './deleted-address.ts'
import { staffRoles } from './staff-roles.ts'

/** The genders that the sign-up form offers. */
export const Gender = z.enum(['male', 'female', 'other'], 'Choose male, female or other.')
export type Gender = z.infer<typeof Gender>

/** `admin` is the staff, `shopper` everybody else. */
export const UserType = z.enum(['admin', 'shopper'])
export type UserType = z.infer<typeof UserType>

/** What a member of the staff may do; the contract table says which calls. */
export const StaffRole = z.enum(staffRoles, 'Choose owner, manager, caller or packer.')

/** An e-mail address in small letters. */
export const Email = z
  .string(required('Enter your email address.'))
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(mailAddress('Enter an email address, for example ayesha@example.com.'))
  .refine(email => !isDeletedAddress(email), 'Enter an email address that can get mail.')

/** The shop also refuses common passwords, a person's own words, and less than 12 characters for the staff. */
export const NewPassword = z
  .string(required('Choose a password.'))
  .min(8, 'Use at least 8 characters.')
  .max(200)

/** A postal address as the sign-up form asks for it. */
export const Address = z.object({
  city: contactLine(100, 'Enter your city.'),
  street: contactLine(200, 'Enter your street address.'),
})

const Phone = typedPhone('Enter your phone number.')

/** A new account, as the sign-up form sends it. */
export const SignUp = z.object({
  email: Email,
  password: NewPassword,
  firstName: contactLine(80, 'Enter your first name.'),
  lastName: contactLine(80, 'Enter your last name.'),
  phone: Phone,
  username: line(40, 'Choose a username.').regex(
    /^[\p{L}\p{N}._-]{2,40}$/u,
    'Use 2 to 40 letters, digits, dots, dashes or underscores.',
  ),
  gender: Gender,
  address: Address,
})
export type SignUp = z.infer<typeof SignUp>

/** Any text is accepted: a wrong e-mail address and a wrong password are refused in the same way. */
export const Credentials = z.object({
  email: z.string(required('Enter your email address.')).trim().min(1, 'Enter your email address.').max(254),
  password: z.string(required('Enter your password.')).min(1, 'Enter your password.').max(200),
})
export type Credentials = z.infer<typeof Credentials>

/** The account whose password was forgotten. */
export const ForgotPassword = z.object({ email: Email })
export type ForgotPassword = z.infer<typeof ForgotPassword>

/** The secret part of a mailed link. */
const MailedToken = z
  .string(required('Open the link from the email.'))
  .min(1, 'Open the link from the email.')
  .max(200)

/** `mailed`: whether a link was; none is to an address that was confirmed meanwhile. */
export const MailedConfirmation = z.object({ success: z.literal(true), mailed: z.boolean() })

export const ConfirmEmail = z.object({ token: MailedToken })
export type ConfirmEmail = z.infer<typeof ConfirmEmail>

export const ResetPassword = z.object({
  token: MailedToken,
  password: NewPassword,
})
export type ResetPassword = z.infer<typeof ResetPassword>

/** A session token, to be sent as `Authorization: Bearer`. */
export const SessionToken = z.object({ token: z.string() })

/** The account that a session token belongs to. */
export const Identity = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  userType: UserType,
  /** Null for shoppers. */
  staffRole: StaffRole.nullable(),
})
export type Identity = z.infer<typeof Identity>

/** An account with its personal details; never its password. */
export const User = Identity.extend({
  _id: Id,
  phone: z.string(),
  gender: Gender,
  address: z.object({ city: z.string(), street: z.string() }),
  /** Whether a mailed link was opened, for the address or a new password; also for the staff and accounts of before. */
  emailConfirmed: z.boolean(),
})
export type User = z.infer<typeof User>

/** A new account. `linkMailed`: whether a link that confirms the address was mailed; none is where the shop does not know its own address, or sends no mail. */
export const SignedUp = User.extend({ linkMailed: z.boolean() })

/**
 * A changed name, and whatever else is sent. A new password or e-mail needs `currentPassword`, or a sign-in of the last
 * ten minutes.
 */
export const EditUser = z.object({
  firstName: contactLine(80, 'firstName cannot be empty.'),
  lastName: contactLine(80, 'lastName cannot be empty.'),
  phone: Phone.optional(),
  address: Address.optional(),
  email: Email.optional(),
  password: NewPassword.optional(),
  currentPassword: z.string().max(200).optional(),
})
export type EditUser = z.infer<typeof EditUser>

/** `token` replaces the caller's, which has ended; only after a new password or e-mail. */
export const EditedUser = User.extend({ token: z.string().optional() })
export type EditedUser = z.infer<typeof EditedUser>
