import { z } from 'zod'
import { type ErrorCode, errorStatus } from './errors.ts'

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]

/** The body of every refusal: a code for programs, a message for people, and the fields at fault. */
export const Refusal = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
})
