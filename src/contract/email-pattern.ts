import { z } from 'zod'

/** As zod's own, and also with a last part in the ASCII form of another script: `…@example.xn--mgbai9azgqp6j`. */
const pattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/

/** Any address that mail can be sent to. */
export const mailAddress = (error?: string) => z.email({ pattern, error })
