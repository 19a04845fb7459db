import { hours } from '../../contract/durations.ts'
import { clockToleranceMs } from '../clock/clock-tolerance.ts'
import type { Db } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { deleteReadingsBefore, insertReading } from './queries.ts'

/** `through`: the order that was opened, or the account itself. */
type Reading = { userId: string; buyer: { id: string; name: string }; through: string }

const quietMs = hours(1)

/** Records that a member of the staff looked at a buyer's record, once an hour for both. False when it was before. */
export async function recordReading(
  { db, clock, newId }: Pick<Deps, 'clock' | 'newId'> & { db: Db },
  { userId, buyer, through }: Reading,
): Promise<boolean> {
  const at = clock()
  const reading = {
    id: newId(),
    at,
    userId,
    subjectId: buyer.id,
    subject: buyer.name,
    after: { through },
  }
  // One that lies ahead was recorded before the clock was put back, nobody knows how long ago.
  return insertReading(db, reading, {
    since: new Date(at.getTime() - quietMs),
    until: new Date(at.getTime() + clockToleranceMs),
  })
}

/** Deletes long past looks of the staff into buyers' records; what they changed, exported or deleted stays. */
export const expireRecordViews = ({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) =>
  deleteReadingsBefore(db, new Date(clock().getTime() - config.retention.recordViews))
