export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

export type Log = {
  info: (message: string, fields?: LogFields) => void
  warn: (message: string, fields?: LogFields) => void
  /** The cause is only logged; callers get a safe message. Lines with one message are limited, so it names a kind. */
  error: (message: string, cause: unknown, fields?: LogFields) => void
}
