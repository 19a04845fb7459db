import { z } from 'zod'
import { Id, Timestamp } from '../text.ts'

/** One place where a person is signed in. */
export const SessionEntry = z.object({
  _id: Id,
  /** Browser and system, such as "Chrome on Windows". */
  device: z.string(),
  /** The first part of the network's address; empty if it is not known. */
  network: z.string(),
  signedInAt: Timestamp,
  /** Up to a minute old for the staff, up to an hour for shoppers. */
  lastSeen: Timestamp,
  /** Whether it is the session of this call. */
  current: z.boolean(),
})
export type SessionEntry = z.infer<typeof SessionEntry>

/** All sessions of a person, the last used first. */
export const SessionList = z.object({ sessions: z.array(SessionEntry) })
export type SessionList = z.infer<typeof SessionList>
