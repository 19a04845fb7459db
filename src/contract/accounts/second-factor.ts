import { z } from 'zod'
import { required } from '../field-messages.ts'
import { Timestamp } from '../text.ts'

/**
 * The answer to e-mail and password: the session's token, or, for an account with a second factor, a challenge to send
 * back with a code within five minutes.
 */
export const LoginAnswer = z.object({ token: z.string().optional(), challenge: z.string().optional() })
export type LoginAnswer = z.infer<typeof LoginAnswer>

const typedCode = (message: string) => z.string(required(message)).trim().min(1, message).max(100)

/** The second step of signing in. `code` is the phone's six digits or a recovery code. */
export const ConfirmCode = z.object({
  challenge: z.string(required('Sign in first.')).min(1, 'Sign in first.').max(200),
  code: typedCode('Enter the six digits from your phone.'),
})
export type ConfirmCode = z.infer<typeof ConfirmCode>

/** Proves who is there when the sign-in is longer ago than ten minutes. */
export const Reauthentication = z.object({ currentPassword: z.string().max(200).optional() })
export type Reauthentication = z.infer<typeof Reauthentication>

/** The caller's second factor. */
export const SecondFactor = z.object({
  /** Null while the account has none. */
  since: Timestamp.nullable(),
  recoveryCodesLeft: z.number().int().min(0),
  /** Whether the shop asks every member of the staff for one. */
  required: z.boolean(),
  /** Whether the caller decides that. */
  mayRequire: z.boolean(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** A new secret for the app on the phone: as text, and as the address that a QR code shows. */
export const SecondFactorSetup = z.object({ secret: z.string(), uri: z.string() })
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>

/** The first code of the new secret, within fifteen minutes. */
export const FirstCode = z.object({ code: typedCode('Enter the six digits from your phone.') })
export type FirstCode = z.infer<typeof FirstCode>

/** Each signs in once without the phone. They are shown this once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

/** Whether every member of the staff needs a second factor. */
export const SecondFactorRule = Reauthentication.extend({ required: z.boolean('Say true or false.') })
export type SecondFactorRule = z.infer<typeof SecondFactorRule>
