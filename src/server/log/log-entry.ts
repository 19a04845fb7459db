import type { LogFields } from './log.ts'
import type { LoggedError } from './log-error.ts'

/** From the least to the most important. */
export const logLevels = ['info', 'warn', 'error'] as const
export type LogLevel = (typeof logLevels)[number]

/** Writes one entry of the log. */
export type WriteEntry = (level: LogLevel, message: string, fields: LogFields, error?: LoggedError) => void
