import { z } from 'zod'
import { type ErrorCode, errorStatus } from './errors.ts'

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]

/** The schema of `Refusal`, apart from it so that the browser needs no zod to know the codes. */
export const Refusal = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    /** Of a failure of the shop: under which its log tells more. */
    requestId: z.string().optional(),
  }),
})
