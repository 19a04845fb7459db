import type { Deps } from '../deps.ts'
import { deleteReadingsBefore } from './queries.ts'

/** Forgets who of the staff looked at which buyer's record long ago; what they changed, exported or deleted stays. */
export const purgeRecordViews = ({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) =>
  deleteReadingsBefore(db, new Date(clock().getTime() - config.retention.recordViews))
