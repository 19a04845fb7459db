import type { LogLevel } from './log-entry.ts'

export type LogSettings = {
  /** Null: lines for people in a terminal, JSON elsewhere. */
  format: 'json' | 'text' | null
  level: LogLevel
  /** A line for every request. */
  requests: boolean
}

export const toLogSettings = (e: {
  LOG_FORMAT?: 'json' | 'text' | undefined
  LOG_LEVEL: LogLevel
  LOG_REQUESTS: boolean
}): LogSettings => ({ format: e.LOG_FORMAT ?? null, level: e.LOG_LEVEL, requests: e.LOG_REQUESTS })
