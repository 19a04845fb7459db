import { minutes } from '../../contract/durations.ts'

/** What lies further ahead than this was written before the clock was put back, and not by a process a little ahead. */
export const clockToleranceMs = minutes(1)
