import { z } from 'zod'
import { days, hours, minutes } from './durations.ts'
import { Timestamp } from './text.ts'

const count = z.number().int().min(0)

/** The chores of housekeeping that the shop cannot do without for long, with how often each is done in milliseconds. */
export const choreIntervalsMs = { sums: minutes(1), expired: hours(1), pictures: days(1) } as const
/** A shop that has just been opened backs itself up within minutes, and then every night. */
export const firstBackupMs = minutes(30)
export const lateBackupMs = hours(36)

export type ChoreName = keyof typeof choreIntervalsMs
const choreNames = Object.keys(choreIntervalsMs) as [ChoreName, ...ChoreName[]]

/** How the shop itself is doing, for its owner. */
export const ShopHealth = z.object({
  /** When this was found out. */
  at: Timestamp,
  version: z.string(),
  /** Of the process that answers. */
  startedAt: Timestamp,
  processes: count,
  database: z.object({ kind: z.enum(['embedded', 'postgresql']), bytes: count }),
  /** Of the disk with the data folder; null where the system does not tell. */
  disk: z.object({ freeBytes: count, totalBytes: count }).nullable(),
  /** A demo loses nothing that matters, and writes its mails to files. */
  isDemo: z.boolean(),
  /** Whether the shop backs itself up every night. */
  backsUp: z.boolean(),
  /** Null while there is none in the folder of backups. */
  newestBackupAt: Timestamp.nullable(),
  mail: z.object({
    /** False: mails are written to files, since no mail server is set. */
    isSent: z.boolean(),
    waiting: count,
    /** Not taken by the mail server, and tried again. */
    refused: count,
    givenUp: count,
    /** When the oldest mail that still waits was written. */
    oldestAt: Timestamp.nullable(),
    /** What the mail server said, without addresses. */
    lastError: z.string().nullable(),
  }),
  chores: z.array(
    z.object({ name: z.enum(choreNames), doneAt: Timestamp.nullable(), failedAt: Timestamp.nullable() }),
  ),
})
export type ShopHealth = z.infer<typeof ShopHealth>
