export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

export type Log = {
  info: (message: string, fields?: LogFields) => void
  /** Lines with one message are limited, here and of errors, so it names a kind. */
  warn: (message: string, fields?: LogFields) => void
  /** The cause is only logged; callers get a safe message. */
  error: (message: string, cause: unknown, fields?: LogFields) => void
}
