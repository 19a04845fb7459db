import type { Generated, JSONColumnType } from 'kysely'

export type MilestonesTable = { name: string; reachedAt: Date }

/** A row a group, once it has been saved. */
export type SettingsTable = {
  name: string
  version: number
  value: JSONColumnType<Record<string, unknown>>
  changedAt: Date
}

export type AttemptsTable = { key: string; count: number; resetsAt: Date }

/** Mail waiting to be sent. */
export type OutboxTable = {
  id: string
  recipient: string
  subject: string
  body: string
  createdAt: Date
  tries: Generated<number>
  nextTryAt: Date
  sentAt: Date | null
  givenUpAt: Date | null
  lastError: string | null
}
