import { redact } from './mask.ts'

/** What the log holds of an error. Other properties are left out: a database's error quotes whole rows. */
export type LoggedError = {
  type: string
  message: string
  stack?: string
  code?: string
  cause?: LoggedError
}

const maxLength = 4_000
const maxCauses = 3

/** An error, or whatever else was thrown, without what belongs to a person. */
export function toLoggedError(error: unknown, causes = maxCauses): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: shortened(String(error)) }
  const code = 'code' in error ? String(error.code) : undefined
  return {
    type: error.name,
    message: shortened(error.message),
    ...(error.stack ? { stack: shortened(error.stack) } : {}),
    ...(code ? { code: shortened(code) } : {}),
    ...(error.cause !== undefined && causes > 0 ? { cause: toLoggedError(error.cause, causes - 1) } : {}),
  }
}

const shortened = (text: string) => redact(text.slice(0, maxLength))
