import { z } from 'zod'
import { isDeletedAddress } from './accounts/deleted-address.ts'

/** As zod's own, and also with a last part in the ASCII form of another script: `…@example.xn--mgbai9azgqp6j`. */
const pattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/

/** Any address that mail can be sent to. */
export const mailAddress = (error?: string) => z.email({ pattern, error })

const mailMessage = 'Enter an email address, for example ayesha@example.com, or leave it empty.'

/** An address of mail, or '' for none. */
export const OptionalEmail = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .refine(
    email => email === '' || (mailAddress().safeParse(email).success && !isDeletedAddress(email)),
    mailMessage,
  )
